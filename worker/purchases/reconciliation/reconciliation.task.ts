import type { Services } from '../../platform/context.ts'
import { log } from '../../platform/log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { TaskFailed, type TaskRunner } from '../../tasks/task.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewaySettings, requireGateway } from '../gateway/settings.ts'
import { keepDifferences, settleEnded } from './differences.store.ts'
import { comparePayments, compareRefunded, compareRefunds, compareTaken, type Compared } from './gateway-side.ts'
import * as own from './own-side.store.ts'

/** Time that a comparison looks at: payments may be captured days after they began. Unix milliseconds. */
export type ReconciliationInput = { from: number; to: number }

type Given = { services: Services; gateway: Gateway; from: number; to: number; since: number }
type Stage = (given: Given, place: string) => Promise<Compared>

/** Rows of our own that a step compares. */
const ownPage = 500

const ownStage =
  (compare: typeof own.compareOrders): Stage =>
  async ({ services, from, to }, after) => {
    const { rows, found, place } = await compare(services.db, { from, to, after, limit: ownPage })
    return { rows, found, next: place }
  }

/** Stages in order; running tasks store their names. */
const stages: readonly (readonly [name: string, stage: Stage])[] = [
  ['payments', ({ services, gateway, ...span }, place) => comparePayments(services, gateway, span, place || '0')],
  ['taken', ({ services, gateway, ...span }, place) => compareTaken(services, gateway, span, place)],
  ['refunds', ({ services, gateway, ...span }, place) => compareRefunds(services, gateway, span, place || '0')],
  ['refunded', ({ services, gateway, ...span }, place) => compareRefunded(services, gateway, span, place)],
  ['orders', ownStage(own.compareOrders)],
  ['documents', ownStage(own.compareDocuments)],
  ['rights', ownStage(own.compareRights)],
  ['revoked', ownStage(own.compareRevoked)],
]

/** Pages that one step compares. */
const pagesPerStep = 5

const keep = async (services: Services, { found }: Compared): Promise<void> => {
  if (found.length === 0) return
  const named = found.map((each) => ({ ...each, id: services.newId('dif') }))
  await inTransaction(services.db, [keepDifferences(named, services.now())])
  log('warn', 'purchases.differences', { kinds: [...new Set(found.map(({ kind }) => kind))], rows: found.length })
}

/** Compares orders, payments, documents and rights with each other and with the gateway, some pages a step. */
export const reconcile: TaskRunner<ReconciliationInput> = async (services, { input, cursor, done, createdAt }) => {
  if (!gatewaySettings(services.env)) throw new TaskFailed('The gateway is not set up.')
  const given = { ...input, services, gateway: requireGateway(services.env).gateway, since: createdAt }
  const [name, place] = (cursor ?? `${stages[0]?.[0]}|`).split('|')
  let [at, next, rows] = [stages.findIndex(([each]) => each === name), place ?? '', done]
  for (let pages = 0; pages < pagesPerStep; pages += 1) {
    const [, stage] = stages[at] ?? []
    if (!stage) {
      await inTransaction(services.db, [settleEnded(services.now())])
      return { done: rows, total: rows, cursor: null }
    }
    const compared = await stage(given, next)
    await keep(services, compared)
    rows += compared.rows
    at += compared.next === null ? 1 : 0
    next = compared.next ?? ''
  }
  return { done: rows, total: null, cursor: `${stages[at]?.[0] ?? 'end'}|${next}` }
}
