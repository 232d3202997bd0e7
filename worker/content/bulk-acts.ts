import type { BulkAct, BulkOrder, BulkReason } from '../../domain/content/bulk.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { checkDraft } from './checking.ts'
import { bodyOf, readState, type ContentRecord } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'
import { hasPublishedDependents } from './dependents.store.ts'
import { saveDraft, type Actor } from './drafts.usecases.ts'
import { publish, schedule, unpublish } from './publishing.usecases.ts'
import { staleOf } from './sources.ts'
import { restore, trash } from './trash.usecases.ts'

export type BulkItem = { services: Services; kind: ContentKind; id: string; order: BulkOrder; actor: Actor }
type Looked = BulkItem & { state: ContentRecord }

const isPublished = ({ state: { found } }: Looked): boolean => found?.item.state === 'published'

const isIncomplete = async ({ services, kind, id, state }: Looked, body: DraftBody): Promise<BulkReason | null> => {
  const { publishable } = await checkDraft(services, kind, { itemId: id, body, stale: staleOf(kind, state) })
  return publishable ? null : 'incomplete'
}

const examsIn = (body: DraftBody): string[] =>
  Array.isArray(body.exams) ? body.exams.filter((exam) => typeof exam === 'string') : []

/** The body with the field that the act sets. */
const changed = ({ kind, state, order: { act, exam = '', access } }: Looked): DraftBody => {
  const body = bodyOf(kind, state)
  if (act === 'set_access') return { ...body, access }
  const others = examsIn(body).filter((each) => each !== exam)
  return { ...body, exams: act === 'add_exam' ? [...others, exam] : others }
}

const isSame = (looked: Looked): boolean => {
  const body = bodyOf(looked.kind, looked.state)
  const { act, exam = '', access } = looked.order
  if (act === 'set_access') return body.access === access
  return examsIn(body).includes(exam) === (act === 'add_exam')
}

/** A change of a field: published at once where nothing else waits in a draft, else kept in the draft. */
const refusesChange = async (looked: Looked): Promise<BulkReason | null> => {
  if (isSame(looked)) return 'same'
  return isPublished(looked) && !looked.state.draft?.body ? isIncomplete(looked, changed(looked)) : null
}

const change = async (looked: Looked): Promise<void> => {
  const { services, kind, id, actor, state } = looked
  const publishes = isPublished(looked) && !state.draft?.body
  const saved = await saveDraft(services, kind, id, { revision: state.revision, body: changed(looked) }, actor)
  if (publishes) await publish(services, kind, id, { revision: saved.revision }, actor)
}

type Act = {
  /** Reason for which an item outside the bin is refused; null where the act is possible. */
  refuses: (looked: Looked) => Promise<BulkReason | null> | BulkReason | null
  run: (looked: Looked) => Promise<unknown>
  /** True for the act on items in the bin. */
  inBin?: true
}

const ofField: Act = { refuses: refusesChange, run: change }

const acts: Record<BulkAct, Act> = {
  publish: {
    refuses: (looked) =>
      isPublished(looked) && !looked.state.draft?.body
        ? 'published_already'
        : isIncomplete(looked, bodyOf(looked.kind, looked.state)),
    run: ({ services, kind, id, state, actor }) => publish(services, kind, id, { revision: state.revision }, actor),
  },
  unpublish: {
    refuses: (looked) => (isPublished(looked) ? null : 'not_published'),
    run: ({ services, kind, id, actor }) => unpublish(services, kind, id, actor),
  },
  schedule: {
    refuses: (looked) => (looked.state.draft?.body ? isIncomplete(looked, looked.state.draft.body) : 'no_draft'),
    run: ({ services, kind, id, state, order: { at = 0 }, actor }) =>
      schedule(services, kind, id, { revision: state.revision, at }, actor),
  },
  trash: {
    refuses: async ({ services, kind, id }) =>
      (await hasPublishedDependents(services.db, kind, id)) ? 'needed' : null,
    run: ({ services, kind, id, actor }) => trash(services, kind, id, actor),
  },
  restore: {
    refuses: () => null,
    run: ({ services, kind, id, actor }) => restore(services, kind, id, actor),
    inBin: true,
  },
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
  if (act.inBin) return state.draft?.deletedAt ? null : 'not_trashed'
  if (state.draft?.deletedAt) return 'trashed'
  if (state.draft?.scheduledAt && !onScheduled.includes(name)) return 'scheduled'
  return act.refuses({ ...item, state })
}

/** State of an item; null where it is gone. */
export const lookAt = async ({ services, kind, id }: Pick<BulkItem, 'services' | 'kind' | 'id'>) => {
  try {
    return await readState(services, kind, id)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/** Runs the act on an item. The reason if it was refused in the meantime. */
export const actOn = async (item: BulkItem, state: ContentRecord): Promise<BulkReason | null> => {
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
