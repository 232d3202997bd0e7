import {
  actOf,
  type DifferencesQuery,
  type ListedDifference,
  type ReconciliationRun,
} from '../../../domain/purchases/differences.ts'
import type { CountedPage } from '../../../domain/lists.ts'
import type { Services } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { decodeCursor, pageOf } from '../../platform/paging.ts'
import { startAuditedTask } from '../../tasks/tasks.usecases.ts'
import { requireGateway } from '../gateway/settings.ts'
import type { ReconciliationInput } from './reconciliation.task.ts'
import * as store from './differences.store.ts'

const pageSize = 50
const dayMs = 86_400_000
/** Days that a comparison looks back: a failed payment may be captured three days later. */
const lookBackMs = 4 * dayMs
/** What is under way is compared by the next run. */
const graceMs = 15 * 60_000

/** Time that a comparison looks at. */
export const spanAt = (now: number): ReconciliationInput => ({ from: now - lookBackMs, to: now - graceMs })

/** Statement that counts the open differences, for the first page of the office. */
export const differenceCount = store.openCount

const listed = ({ difference, title }: Awaited<ReturnType<typeof store.listDifferences>>[number]): ListedDifference => {
  const { id, kind, subject, orderId, paise, foundAt, settledAt, how } = difference
  return {
    id,
    kind,
    subject,
    order: orderId === null || title === null ? null : { id: orderId, title },
    paise,
    foundAt,
    act: actOf(kind),
    settled: settledAt === null || how === null ? null : { at: settledAt, how },
  }
}

const runOf = (task: NonNullable<Awaited<ReturnType<typeof store.newestRun>>>): ReconciliationRun => ({
  state: task.state,
  startedAt: task.createdAt,
  endedAt: task.state === 'done' || task.state === 'failed' ? task.updatedAt : null,
  compared: task.done,
})

/** A page of the differences with the last comparison. Throws 422 for an unreadable cursor. */
export const listDifferences = async (
  { db }: Services,
  { view, cursor }: DifferencesQuery,
): Promise<CountedPage<ListedDifference> & { run: ReconciliationRun | null }> => {
  const before = decodeCursor(cursor, 'number')
  const [rows, count, run] = await Promise.all([
    store.listDifferences(db, view, before, pageSize + 1),
    store.countOpen(db),
    store.newestRun(db),
  ])
  const page = pageOf(rows, pageSize, ({ difference: { foundAt, settledAt, id } }) => ({
    value: view === 'open' ? foundAt : (settledAt ?? 0),
    id,
  }))
  return { items: page.items.map(listed), next: page.next, count, run: run ? runOf(run) : null }
}

/** Begins a comparison now. Throws 409 while one runs, 503 without a gateway. */
export const compareNow = async (services: Services, actor: string): Promise<{ taskId: string }> => {
  requireGateway(services.env)
  const run = await store.newestRun(services.db)
  if (run && run.state !== 'done' && run.state !== 'failed')
    throw new AppError('purchases.not_possible', 409, 'A comparison is under way.', { details: { reason: 'running' } })
  const act = { actor, act: 'money.compared', kind: 'money', itemId: 'reconciliation' } as const
  const input = spanAt(services.now())
  return { taskId: await startAuditedTask(services, { kind: 'reconciliation', userId: null, input, act }) }
}
