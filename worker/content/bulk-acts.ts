import { tagActs, type BulkAct, type BulkOrder, type BulkReason } from '../../domain/content/bulk.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { checkDraft } from './checking.ts'
import { bodyOf, readState, type ContentRecord } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import { hasPublishedDependents } from './dependents.store.ts'
import { saveDraft, type Actor } from './drafts.usecases.ts'
import { archive, publish, schedule, unpublish } from './publishing.usecases.ts'
import { staleOf } from './sources.ts'
import { purgeNow, restore, trash } from './trash.usecases.ts'

export type BulkItem = { services: Services; kind: ContentKind; id: string; order: BulkOrder; actor: Actor }
type StoredItem = BulkItem & { state: ContentRecord }

const isPublished = ({ state: { found } }: StoredItem): boolean => found?.item.state === 'published'

const isIncomplete = async ({ services, kind, id, state }: StoredItem, body: DraftBody): Promise<BulkReason | null> => {
  const { publishable } = await checkDraft(services, kind, { itemId: id, body, stale: staleOf(kind, state) })
  return publishable ? null : 'incomplete'
}

const examsIn = (body: DraftBody): string[] =>
  Array.isArray(body.exams) ? body.exams.filter((exam) => typeof exam === 'string') : []

const tagsIn = (body: DraftBody): string[] =>
  Array.isArray(body.tags) ? body.tags.filter((tag) => typeof tag === 'string') : []

/** Tags of an item after an act on them, each once. */
const tagsAfter = (before: readonly string[], { act, tags = [] }: BulkOrder): string[] => {
  if (act === 'remove_tags') return before.filter((tag) => !tags.includes(tag))
  return [...new Set([...(act === 'add_tags' ? before : []), ...tags])]
}

/** Body of an item after the act on its field. */
const bodyAfter = ({ kind, state, order }: StoredItem): DraftBody => {
  const { act, exam = '', access } = order
  const body = bodyOf(kind, state)
  if (act === 'set_access') return { ...body, access }
  if (act in tagActs) return { ...body, tags: tagsAfter(tagsIn(body), order) }
  const others = examsIn(body).filter((each) => each !== exam)
  return { ...body, exams: act === 'add_exam' ? [...others, exam] : others }
}

const isAlreadySet = (item: StoredItem): boolean => {
  const body = bodyOf(item.kind, item.state)
  const { act, exam = '', access } = item.order
  if (act === 'set_access') return body.access === access
  if (act in tagActs) return tagsAfter(tagsIn(body), item.order).join() === tagsIn(body).join()
  return examsIn(body).includes(exam) === (act === 'add_exam')
}

const refusalOfChange = async (item: StoredItem): Promise<BulkReason | null> => {
  if (isAlreadySet(item)) return 'same'
  return isPublished(item) && !item.state.draft?.body ? isIncomplete(item, bodyAfter(item)) : null
}

/** Publishes the change at once, or adds it to the draft where the item has one. */
const change = async (item: StoredItem): Promise<void> => {
  const { services, kind, id, actor, state } = item
  const publishes = isPublished(item) && !state.draft?.body
  const saved = await saveDraft(services, kind, id, { revision: state.revision, body: bodyAfter(item) }, actor)
  if (publishes) await publish(services, kind, id, { revision: saved.revision }, actor)
}

const refusalOfSchedule = async (item: StoredItem): Promise<BulkReason | null> => {
  const { services, state, order } = item
  if ((order.at ?? 0) <= services.now()) return 'past'
  if (isPublished(item) && !state.draft?.body) return 'published_already'
  return isIncomplete(item, bodyOf(item.kind, state))
}

type Act = {
  /** Reason for which an item outside the trash is refused; null where the act is possible. */
  refusalOf: (item: StoredItem) => Promise<BulkReason | null> | BulkReason | null
  run: (item: StoredItem) => Promise<unknown>
  /** True for an act on items in the trash. */
  onTrashed?: true
}

const ofField: Act = { refusalOf: refusalOfChange, run: change }

const acts: Record<BulkAct, Act> = {
  publish: {
    refusalOf: (item) =>
      isPublished(item) && !item.state.draft?.body
        ? 'published_already'
        : isIncomplete(item, bodyOf(item.kind, item.state)),
    run: ({ services, kind, id, state, actor }) => publish(services, kind, id, { revision: state.revision }, actor),
  },
  unpublish: {
    refusalOf: (item) => (isPublished(item) ? null : 'not_published'),
    run: ({ services, kind, id, actor }) => unpublish(services, kind, id, actor),
  },
  schedule: {
    refusalOf: refusalOfSchedule,
    run: ({ services, kind, id, state, order: { at = 0 }, actor }) =>
      schedule(services, kind, id, { revision: state.revision, at }, actor),
  },
  trash: {
    refusalOf: async ({ services, kind, id }) =>
      (await hasPublishedDependents(services.db, kind, id)) ? 'needed' : null,
    run: ({ services, kind, id, actor }) => trash(services, kind, id, actor),
  },
  restore: {
    refusalOf: () => null,
    run: ({ services, kind, id, actor }) => restore(services, kind, id, actor),
    onTrashed: true,
  },
  archive: {
    refusalOf: ({ kind, ...item }) => (kind.isArchivable && isPublished({ kind, ...item }) ? null : 'not_published'),
    run: ({ services, kind, id, actor }) => archive(services, kind, id, actor),
  },
  purge: {
    refusalOf: () => null,
    run: ({ services, kind, id, actor }) => purgeNow(services, kind, id, actor),
    onTrashed: true,
  },
  add_tags: ofField,
  remove_tags: ofField,
  replace_tags: ofField,
  add_exam: ofField,
  remove_exam: ofField,
  set_access: ofField,
}

/** Acts that a scheduled item allows. */
const onScheduled: readonly BulkAct[] = ['trash', 'unpublish']

/** Reason for which an item is refused, from what is stored now; null where the act is possible. Writes nothing. */
export const refusalOfItem = async (item: BulkItem, state: ContentRecord): Promise<BulkReason | null> => {
  const { act: name } = item.order
  const act = acts[name]
  if (act.onTrashed) return state.draft?.deletedAt ? null : 'not_trashed'
  if (state.draft?.deletedAt) return 'trashed'
  if (state.draft?.scheduledAt && !onScheduled.includes(name)) return 'scheduled'
  return act.refusalOf({ ...item, state })
}

/** State of an item; null where it is gone. */
export const findState = async ({ services, kind, id }: Pick<BulkItem, 'services' | 'kind' | 'id'>) => {
  try {
    return await readState(services, kind, id)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/** Runs the act on an item. Returns the reason where it is refused, null where it was done. */
export const runAct = async (item: BulkItem, state: ContentRecord): Promise<BulkReason | null> => {
  const refusal = await refusalOfItem(item, state)
  if (refusal) return refusal
  try {
    await acts[item.order.act].run({ ...item, state })
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'content.revision_conflict' ? 'changed' : error.status === 422 ? 'incomplete' : 'failed'
  }
}
