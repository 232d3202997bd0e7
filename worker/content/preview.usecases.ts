import type { AuthoredItem } from '../../domain/content/authored.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { withFillers } from '../../domain/content/preview-body.ts'
import type { DraftPreview } from '../../domain/content/preview.ts'
import { editorFormOf } from '../../domain/editor-forms.ts'
import type { Services } from '../platform/context.ts'
import { completeBody } from './complete-body.ts'
import { bodyOf, notPossible, readState } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import { examIds } from './items.store.ts'

/** Rounds of filling. A filled field can have faults of its own, as in a new row. */
const maxRounds = 6

/** Draft with fillers in its faulty fields, so that its contract accepts it. Throws 409 where they do not suffice. */
const drawable = (kind: ContentKind, body: DraftBody, now: number): { authored: AuthoredItem; missing: string[] } => {
  const form = editorFormOf(kind.kind)
  let [filled, missing]: [DraftBody, string[]] = [body, []]
  for (let round = 0; round < maxRounds; round += 1) {
    const { data, error } = kind.contract.safeParse(filled)
    if (data) return { authored: data, missing }
    const paths = error.issues.map(({ path }) => path.join('.'))
    if (round === 0) missing = [...new Set(paths)]
    if (form) filled = withFillers(form.fields, filled, { paths, now })
  }
  throw notPossible('This draft cannot be drawn yet.', 'not_drawable')
}

/** Draft rendered like its next version: the row that lists read, and the content of the page. Nothing is stored. */
export const previewOf = async (services: Services, kind: ContentKind, itemId: string) => {
  const state = await readState(services, kind, itemId)
  const { found, draft, revision } = state
  const now = services.now()
  const { authored, missing } = drawable(kind, completeBody(kind, bodyOf(kind, state), itemId), now)
  const known = await examIds(services.db, authored.exams)
  const publishedAt = found?.item.publishedAt ?? now
  const ids = authored.exams.flatMap((slug) => known.get(slug) ?? [])
  const context = { now, publishedAt, before: found?.content ?? null, examIds: ids }
  const { columns, languages, content } = await kind.make(authored, context, services)
  const { slug, title, summary, exams, seo } = authored
  const times = { publishedAt, createdAt: found?.item.createdAt ?? now, updatedAt: now, deletedAt: null }
  const preview: DraftPreview = { revision, savedAt: draft?.updatedAt ?? null, missing }
  return {
    preview,
    version: (found?.version ?? 0) + 1,
    row: { ...columns, id: itemId, slug, title, summary, exams, seo, languages, state: 'published', ...times },
    content,
  }
}
