import { maxBulkItems, type BulkOrder, type BulkPhase } from '../../domain/content/bulk.ts'
import type { OfficeFilter } from '../../domain/content/office-query.ts'
import type { DraftKind } from '../../domain/content.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { decodeCursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { findState, refusalOfItem, runAct, type BulkItem } from './bulk-acts.ts'
import { fingerprintOf, restoreSnapshot, snapshotOf, type Snapshot } from './bulk-undo.ts'
import * as store from './bulk.store.ts'
import { claimRevision } from './drafts.store.ts'
import type { ContentKind } from './content-kind.ts'
import { pageStatement } from './office-list.store.ts'
import { pageOfRows, resolveSelection } from './office-list.usecases.ts'

/** Input of one task of a bulk act. The check is the first task; run and undo are further tasks over its items. */
export type BulkInput = {
  phase: BulkPhase
  /** Id of the check, and of the bulk act. */
  bulkId: string
  list: DraftKind
  order: BulkOrder
  by: string
  /** Items of the act; read by the check alone. */
  on: { ids: string[] } | { filter: OfficeFilter }
}

const listedPerStep = 500
const itemsPerStep = 20

/** State of an item before its act, for the undo. `before` and `after` are fingerprints. */
type UndoRecord = { snapshot: Snapshot; before: string; after: string | null }

/** Adds the next matching items to the act. `next` is null after the last. */
const collect = async (
  services: Services,
  { bulkId, list, on }: BulkInput,
  { at, count }: { at: string | null; count: number },
): Promise<{ next: string | null; added: number }> => {
  if ('ids' in on) {
    await store.addItems(services.db, bulkId, on.ids, 0)
    return { next: null, added: on.ids.length }
  }
  const selection = await resolveSelection(services, list, on.filter)
  if (selection.words?.isPartial) throw new TaskFailed('The search is in too many items.')
  const statement = pageStatement(selection, {}, at ? decodeCursor(at) : null, listedPerStep)
  const [page] = await inTransaction(services.db, [statement])
  const { items, next } = pageOfRows(page?.results, listedPerStep)
  if (count + items.length > maxBulkItems) throw new TaskFailed('There are too many items.')
  await store.addItems(
    services.db,
    bulkId,
    items.map(({ id }) => id),
    count,
  )
  return { next, added: items.length }
}

const itemOf = (services: Services, kind: ContentKind, { order, by, bulkId }: BulkInput, id: string): BulkItem => ({
  services: { ...services, bulkId },
  kind,
  id,
  order,
  actor: by,
})

type Process = (item: BulkItem, key: { taskId: string; itemId: string }, record: UndoRecord | null) => Promise<void>

/** Dry run of one item: writes its outcome and nothing else. */
const check: Process = async (item, key) => {
  const { db } = item.services
  const state = await findState(item)
  const reason = state ? await refusalOfItem(item, state) : 'gone'
  await store.setOutcome(db, key, { outcome: reason ? 'refused' : 'ready', reason })
}

const run: Process = async (item, key, record) => {
  const { db } = item.services
  const state = await findState(item)
  if (!state) return store.setOutcome(db, key, { outcome: 'refused', reason: 'gone' })
  // The record differs where a step was interrupted after its act.
  const wasDone = record !== null && record.before !== fingerprintOf(state)
  const before: UndoRecord = wasDone
    ? record
    : { snapshot: snapshotOf(state), before: fingerprintOf(state), after: null }
  if (!wasDone) await store.recordBefore(db, key, before)
  const reason = wasDone ? null : await runAct(item, state)
  if (reason) return store.setOutcome(db, key, { outcome: 'refused', reason })
  const after = await findState(item)
  await store.recordBefore(db, key, { ...before, after: after && fingerprintOf(after) })
  await store.setOutcome(db, key, { outcome: 'done' })
}

const undo: Process = async (item, key, record) => {
  const { db } = item.services
  const state = await findState(item)
  if (!state || !record || record.after !== fingerprintOf(state))
    return store.setOutcome(db, key, { outcome: 'kept', reason: state ? 'changed' : 'gone' })
  // A save of another editor that is on its way is refused from here on, and merged there.
  if (!(await claimRevision(db, { kind: item.kind.kind, itemId: item.id }, state.revision)))
    return store.setOutcome(db, key, { outcome: 'kept', reason: 'changed' })
  try {
    await restoreSnapshot(item, record.snapshot)
    await store.setOutcome(db, key, { outcome: 'undone' })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await store.setOutcome(db, key, { outcome: 'kept', reason: error.status === 422 ? 'incomplete' : 'failed' })
  }
}

const phases = {
  check: { from: 'waiting', process: check },
  run: { from: 'ready', process: run },
  undo: { from: 'done', process: undo },
} as const

/** Progress of the listing that precedes the check. */
type Listing = { at: string | null; count: number }

/**
 * Step of a bulk act: lists its items, checks them, acts on them or takes the act back, item by item. A refused item
 * stops no other.
 */
export const runBulk =
  (kinds: readonly ContentKind[]): TaskRunner<BulkInput> =>
  async (services, { input, cursor, done, total }) => {
    const kind = kinds.find((each) => each.kind === input.list)
    if (!kind) throw new TaskFailed('There is no such list.')
    if (input.phase === 'check' && !cursor?.startsWith('items')) {
      const listing: Listing = cursor ? (JSON.parse(cursor) as Listing) : { at: null, count: 0 }
      const { next, added } = await collect(services, input, listing)
      const count = listing.count + added
      return { done: 0, total: count, cursor: next ? JSON.stringify({ at: next, count }) : 'items' }
    }
    const { from, process } = phases[input.phase]
    const items = await store.nextItems(services.db, input.bulkId, from, itemsPerStep)
    for (const { itemId, before } of items)
      await process(
        itemOf(services, kind, input, itemId),
        { taskId: input.bulkId, itemId },
        before as UndoRecord | null,
      )
    const isLast = items.length < itemsPerStep
    return { done: done + items.length, total, cursor: isLast ? null : `items ${done + items.length}` }
  }
