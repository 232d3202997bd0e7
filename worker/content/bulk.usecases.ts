import type { BulkPhase, BulkView } from '../../domain/content/bulk.ts'
import type { NewBulk } from '../../domain/content/office-query.ts'
import type { DraftKind } from '../../domain/content.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { newestTaskOf, sendTask, startTaskUnlessKnown, taskOfKind, tasksByIds } from '../tasks/tasks.usecases.ts'
import { notPossible } from './content.state.ts'
import type { BulkInput } from './bulk.task.ts'
import * as store from './bulk.store.ts'

const kind = 'office_bulk'
const linesShown = 50

/** Period in which a bulk act can be undone. */
const undoMs = 30 * 86_400_000

/** Period in which the newest bulk act of an administrator is shown above its list. */
const shownMs = 24 * 3_600_000

/** Begins a bulk act with its dry run. */
export const startBulk = async (
  services: Services,
  list: DraftKind,
  { ids, filter, ...order }: NewBulk,
  by: string,
): Promise<{ bulkId: string }> => {
  const id = services.newId('tsk')
  const on = ids ? { ids: [...new Set(ids)] } : { filter: filter ?? {} }
  const input: BulkInput = { phase: 'check', bulkId: id, list, order, by, on }
  await startTaskUnlessKnown(services, { id, kind, userId: by, input })
  return { bulkId: id }
}

const idOf = (bulkId: string, phase: BulkPhase): string => (phase === 'check' ? bulkId : `${bulkId}_${phase}`)

/** The tasks of a bulk act, the newest phase last. Throws 404 for that of another list or administrator. */
const tasksOf = async (services: Services, list: DraftKind, bulkId: string, by: string) => {
  const first = await taskOfKind(services, kind, bulkId)
  const input = first.input as BulkInput
  if (input.list !== list || input.by !== by || input.phase !== 'check') throw notFound()
  const others = await tasksByIds(services, [idOf(bulkId, 'run'), idOf(bulkId, 'undo')])
  return { input, tasks: [first, ...others] }
}

export const readBulk = async (services: Services, list: DraftKind, bulkId: string, by: string): Promise<BulkView> => {
  const { db } = services
  const { input, tasks } = await tasksOf(services, list, bulkId, by)
  const last = tasks.at(-1)
  if (!last) throw notFound()
  const { phase } = last.input as BulkInput
  const lines = { taskId: bulkId, limit: linesShown }
  const [counts, refused, ready] = await Promise.all([
    store.countOutcomes(db, bulkId),
    store.listLines(db, list, { ...lines, outcome: phase === 'undo' ? 'kept' : 'refused' }),
    store.listLines(db, list, { ...lines, outcome: 'ready' }),
  ])
  // A task without progress for 5 s has lost its queue message.
  if (last.state === 'waiting' || last.state === 'running')
    if (last.updatedAt < services.now() - 5_000) services.later(sendTask(services, last.id))
  const { state, done, total, createdAt, updatedAt } = last
  return { id: bulkId, ...input.order, phase, state, done, total, counts, refused, ready, createdAt, updatedAt }
}

/** Newest bulk act of an administrator on a list within a day; null without one. */
export const newestBulk = async (services: Services, list: DraftKind, by: string): Promise<BulkView | null> => {
  const task = await newestTaskOf(services, by, kind)
  const input = task?.input as BulkInput | undefined
  if (!task || !input || input.list !== list || task.createdAt < services.now() - shownMs) return null
  return readBulk(services, list, input.bulkId, by)
}

const startPhase = async (
  services: Services,
  { list, bulkId, by }: { list: DraftKind; bulkId: string; by: string },
  phase: 'run' | 'undo',
): Promise<void> => {
  const { input, tasks } = await tasksOf(services, list, bulkId, by)
  const last = tasks.at(-1)
  const follows = phase === 'run' ? 'check' : 'run'
  const hasStarted = tasks.some((task) => (task.input as BulkInput).phase === phase)
  if (hasStarted) return
  if (!last || (last.input as BulkInput).phase !== follows || last.state !== 'done')
    throw notPossible('The step before is not finished.')
  await startTaskUnlessKnown(services, {
    id: idOf(bulkId, phase),
    kind,
    userId: by,
    input: { ...input, phase, on: { ids: [] } } satisfies BulkInput,
  })
}

/** Runs a checked bulk act; pressed twice it runs once. Throws 409 before the dry run has ended. */
export const runBulkAct = (services: Services, list: DraftKind, bulkId: string, by: string): Promise<void> =>
  startPhase(services, { list, bulkId, by }, 'run')

/** Undoes a bulk act on the items that were not changed since. Throws 409 before it has ended. */
export const undoBulkAct = (services: Services, list: DraftKind, bulkId: string, by: string): Promise<void> =>
  startPhase(services, { list, bulkId, by }, 'undo')

/** Scheduled: deletes the undo records of bulk acts older than `undoMs`. */
export const purgeBulkActs = async ({ db, now }: Services): Promise<void> =>
  void (await db.run(store.purgeItems(now() - undoMs)))
