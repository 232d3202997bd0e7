import type { DraftBody, DraftState, OfficeDetail, SavedDraft } from '../../domain/content/contract.ts'
import type { Sources } from '../../domain/content/staleness.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { boundedDraft } from './bounded-draft.ts'
import { checkDraft } from './checking.ts'
import { bodyOf, notPossible, readState, refusalOf, type ContentRecord } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import type { KindTable } from './content-table.ts'
import * as store from './drafts.store.ts'
import { keepDraft } from './kept-drafts.store.ts'
import { perform } from './perform.ts'
import { sourcesAfter, staleOf } from './sources.ts'

/** Id of the acting administrator; null for the cron job. */
export type Actor = string | null

const draftState = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  state: ContentRecord,
): Promise<DraftState> => {
  const body = bodyOf(kind, state)
  const stale = staleOf(kind, state)
  const { faults, checklist } = await checkDraft(services, kind, { itemId, body, stale })
  return {
    revision: state.revision,
    body,
    isStored: Boolean(state.draft?.body),
    scheduledAt: state.draft?.scheduledAt ?? null,
    updatedAt: state.draft?.updatedAt ?? null,
    updatedBy: state.draft?.updatedBy ?? null,
    updatedByName: state.draft?.updatedByName ?? null,
    faults,
    checklist,
    stale,
  }
}

/** Item as the office edits it. Throws 404 when there is none. */
export const readItem = async (services: Services, kind: ContentKind, id: string): Promise<OfficeDetail> => {
  const state = await readState(services, kind, id)
  const { found, draft } = state
  const isTrashed = Boolean(draft?.deletedAt)
  return {
    id,
    state: isTrashed ? 'trashed' : (found?.item.state ?? (draft?.scheduledAt ? 'scheduled' : 'draft')),
    isArchivable: kind.isArchivable ?? false,
    version: found?.version ?? null,
    publishedAt: found?.item.publishedAt ?? null,
    deletedAt: draft?.deletedAt ?? null,
    draft: await draftState(services, kind, id, state),
  }
}

type DraftEdit = {
  revision: number
  body: DraftBody
  /** Sources of its translations; unchanged when absent. */
  sources?: Sources
  /** Number of its stale translations; unchanged when absent. */
  stale?: number
}

/**
 * Saves a draft over the revision from which it began, and returns the new one with the instant. Throws 409 with the
 * stored revision on a conflict.
 */
export const saveDraft = async (
  services: Services,
  drafted: KindTable,
  itemId: string,
  { revision, body: input, sources, stale }: DraftEdit,
  actor: Actor,
): Promise<{ revision: number; savedAt: number }> => {
  const { body, files } = boundedDraft(input)
  const savedAt = services.now()
  const saved = await store.saveDraft(services.db, drafted, {
    itemId,
    body,
    files,
    sources: sources ?? null,
    stale: stale ?? null,
    revision,
    by: actor,
    now: savedAt,
  })
  if (saved === null) throw await refusalOf(services, drafted, itemId, revision)
  return { revision: saved, savedAt }
}

/** Saves and checks a draft of a content kind, with the sources of its translations. Throws like `saveDraft`. */
export const saveChecked = async (
  services: Services,
  kind: ContentKind,
  itemId: string,
  { revision, body, confirmed }: { revision: number; body: DraftBody; confirmed?: readonly string[] | undefined },
  actor: Actor,
): Promise<SavedDraft> => {
  const state = await readState(services, kind, itemId)
  if (state.revision !== revision) throw await refusalOf(services, kind, itemId, revision)
  const { sources, stale } = sourcesAfter(kind, state, { body, confirmed })
  const [saved, { faults, checklist }] = await Promise.all([
    saveDraft(services, kind, itemId, { revision, body, sources, stale: stale.length }, actor),
    checkDraft(services, kind, { itemId, body, stale }),
  ])
  return { ...saved, faults, checklist, stale }
}

/** Draft of a kind that its own area publishes. Throws 404 when there is none. */
export const readDraft = async (services: Services, { kind }: KindTable, itemId: string) => {
  const draft = await store.findDraft(services.db, { kind, itemId })
  if (!draft?.body) throw notFound()
  const { revision, body, updatedAt, updatedBy } = draft
  return { revision, body, updatedAt, updatedBy }
}

/**
 * Discards a draft in favour of the published version, and keeps a copy. Throws 409 for an item that was never
 * published: that goes to the trash.
 */
export const discardDraft = async (
  services: Services,
  drafted: KindTable,
  itemId: string,
  revision: number,
  actor: Actor,
): Promise<void> => {
  const key = { kind: drafted.kind, itemId }
  const keptId = services.newId('kpt')
  const isDone = await perform(
    services,
    { ...key, act: 'draft_discarded', actor, detail: { keptId } },
    {
      when: store.mayDiscard(drafted, itemId, revision),
      steps: (done, now) => [
        keepDraft(key, { id: keptId, reason: 'discarded', now }, done),
        ...store.closeDraft(key, { revision, publishedStale: null, by: actor, now }, done),
      ],
    },
  )
  if (isDone) return
  const draft = await store.findDraft(services.db, key)
  if (draft?.revision === revision && draft.body)
    throw notPossible('It was never published: move it to the trash.', 'never_published')
  throw await refusalOf(services, drafted, itemId, revision)
}
