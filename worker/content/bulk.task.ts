import { maxBulkItems, type BulkOrder, type BulkPhase } from '../../domain/content/bulk.ts'
import type { OfficeFilter } from '../../domain/content/office-query.ts'
import type { DraftKind } from '../../domain/content.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { decodeCursor, encodeCursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { actOn, lookAt, refusalOfItem, type BulkItem } from './bulk-acts.ts'
import { fingerprintOf, returnTo, snapshotOf, type Snapshot } from './bulk-undo.ts'
import * as store from './bulk.store.ts'
import { claimRevision } from './drafts.store.ts'
import type { ContentKind } from './content-kind.ts'
import { pageStatement, sortValue, type OfficeRow } from './office-list.store.ts'
import { select } from './office-list.usecases.ts'

/** Of the check: its own task; of run and undo: tasks beside it that process its items. */
export type BulkInput = {
  phase: BulkPhase
  /** Id of the check, and of the bulk act. */
  bulkId: string
  list: DraftKind
  order: BulkOrder
  by: string
  /** What the act is on, of the check. */
  on: { ids: string[] } | { filter: OfficeFilter }
}

const listedPerStep = 500
const itemsPerStep = 20

type Kept = { snapshot: Snapshot; before: string; after: string | null }

/** Adds the next matching items; the cursor of the list is null after the last. */
const collect = async (
  services: Services,
  { bulkId, list, on }: BulkInput,
  { at, count }: { at: string | null; count: number },
): Promise<{ next: string | null; added: number }> => {
  if ('ids' in on) {
    await store.addItems(services.db, bulkId, on.ids, 0)
    return { next: null, added: on.ids.length }
  }
  const selection = await select(services, list, on.filter)
  if (selection.words?.isPartial) throw new TaskFailed('The search is in too many items.')
  const statement = pageStatement(selection, {}, at ? decodeCursor(at) : null, listedPerStep)
  const [page] = await inTransaction(services.db, [statement])
  const rows = (page?.results ?? []) as unknown as OfficeRow[]
  const shown = rows.slice(0, listedPerStep)
  if (count + shown.length > maxBulkItems) throw new TaskFailed('There are too many items.')
  await store.addItems(
    services.db,
    bulkId,
    shown.map(({ id }) => id),
    count,
  )
  const last = shown.at(-1)
  const more = rows.length > listedPerStep && last
  return { next: more ? encodeCursor({ id: last.id, value: sortValue(last) }) : null, added: shown.length }
}

const itemOf = (services: Services, kind: ContentKind, { order, by, bulkId }: BulkInput, id: string): BulkItem => ({
  services: { ...services, bulkId },
  kind,
  id,
  order,
  actor: by,
})

type Process = (item: BulkItem, key: { taskId: string; itemId: string }, kept: Kept | null) => Promise<void>

/** The dry run: writes only what it found. */
const check: Process = async (item, key) => {
  const { db } = item.services
  const state = await lookAt(item)
  const reason = state ? await refusalOfItem(item, state) : 'gone'
  await store.setOutcome(db, key, { outcome: reason ? 'refused' : 'ready', reason })
}

const run: Process = async (item, key, kept) => {
  const { db } = item.services
  const state = await lookAt(item)
  if (!state) return store.setOutcome(db, key, { outcome: 'refused', reason: 'gone' })
  // A step that was interrupted after its act has kept the item as it was before.
  const wasDone = kept !== null && kept.before !== fingerprintOf(state)
  const before: Kept = wasDone ? kept : { snapshot: snapshotOf(state), before: fingerprintOf(state), after: null }
  if (!wasDone) await store.keepBefore(db, key, before)
  const reason = wasDone ? null : await actOn(item, state)
  if (reason) return store.setOutcome(db, key, { outcome: 'refused', reason })
  const after = await lookAt(item)
  await store.keepBefore(db, key, { ...before, after: after && fingerprintOf(after) })
  await store.setOutcome(db, key, { outcome: 'done' })
}

const undo: Process = async (item, key, kept) => {
  const { db } = item.services
  const state = await lookAt(item)
  if (!state || !kept || kept.after !== fingerprintOf(state))
    return store.setOutcome(db, key, { outcome: 'kept', reason: state ? 'changed' : 'gone' })
  // A colleague's save on its way is refused from here on, and merged by their editor.
  if (!(await claimRevision(db, { kind: item.kind.kind, itemId: item.id }, state.revision)))
    return store.setOutcome(db, key, { outcome: 'kept', reason: 'changed' })
  try {
    await returnTo(item, kept.snapshot)
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
      await process(itemOf(services, kind, input, itemId), { taskId: input.bulkId, itemId }, before as Kept | null)
    const isLast = items.length < itemsPerStep
    return { done: done + items.length, total, cursor: isLast ? null : `items ${done + items.length}` }
  }
