import type { SQL } from 'drizzle-orm'
import type { DraftBody } from '../../domain/content/contract.ts'
import { blankBody } from '../../domain/content/fields.ts'
import { editorFormOf } from '../../domain/editor-forms.ts'
import type { SubjectTitle } from '../../drizzle/schema/index.ts'
import type { Services } from '../platform/context.ts'
import { boundedDraft } from './bounded-draft.ts'
import { bodyOf, notPossible, readState, refusalOf } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import * as store from './drafts.store.ts'
import type { Actor } from './drafts.usecases.ts'
import { perform } from './perform.ts'

/** Title for the audit row of a new item, from unchecked fields. */
const titleIn = ({ stem, title = stem }: DraftBody): SubjectTitle | null => {
  if (typeof title !== 'object' || title === null) return null
  const textIn = (name: string): string => {
    const text: unknown = Reflect.get(title, name)
    return typeof text === 'string' ? text.slice(0, 300) : ''
  }
  return { en: textIn('en'), hi: textIn('hi') }
}

type DraftRef = { id: string; revision: number }

/** Further parts of a creation: its condition, statements of its transaction, and facts for the audit log. */
type Origin = { when?: SQL; also?: (done: SQL, id: string) => SQL[]; detail?: Record<string, unknown> }

/** Creates an item as an unpublished draft. Throws 409 when the condition of its origin does not hold. */
export const createItem = async (
  services: Services,
  kind: ContentKind,
  input: DraftBody,
  actor: Actor,
  { when = store.always, also = () => [], detail = {} }: Origin = {},
): Promise<DraftRef> => {
  const id = services.newId(kind.prefix)
  const form = editorFormOf(kind.kind)
  const { body, files } = boundedDraft({ ...(form && blankBody(form.fields)), ...input })
  const key = { kind: kind.kind, itemId: id }
  const isDone = await perform(
    services,
    { ...key, act: 'created', actor, title: titleIn(body), detail },
    {
      when,
      steps: (done, now) => [...store.insertDraft({ ...key, body, files, by: actor, now }, done), ...also(done, id)],
    },
  )
  if (!isDone) throw notPossible('It was created before.')
  return { id, revision: 1 }
}

/** Slug of a copy; a blank one stays blank, and publishing makes it of the title. */
const copiedSlug = (slug: unknown, { prefix }: ContentKind, code: string): string => {
  if (slug === '') return ''
  const words = typeof slug === 'string' ? slug : prefix
  return `${words.slice(0, 60).replace(/-+$/, '')}-${code.toLowerCase()}`
}

/** Copies an item into a draft with its own id and slug. */
export const duplicateItem = async (
  services: Services,
  kind: ContentKind,
  from: string,
  actor: Actor,
): Promise<DraftRef> => {
  const original = bodyOf(kind, await readState(services, kind, from))
  const id = services.newId(kind.prefix)
  const slug = copiedSlug(original.slug, kind, services.newCode())
  const { body, files } = boundedDraft({ ...original, slug })
  const key = { kind: kind.kind, itemId: id }
  const isDone = await perform(
    services,
    { ...key, act: 'duplicated', actor, title: titleIn(body), detail: { from } },
    {
      when: store.isNotTrashed({ kind: kind.kind, itemId: from }),
      steps: (done, now) => store.insertDraft({ ...key, body, files, by: actor, now }, done),
    },
  )
  if (!isDone) throw await refusalOf(services, kind, from, null)
  return { id, revision: 1 }
}
