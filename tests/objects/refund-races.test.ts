import { eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { taxDocuments } from '../../drizzle/schema/index.ts'
import { requireGateway } from '../../worker/purchases/gateway/settings.ts'
import { approveRefund, retryRefund } from '../../worker/purchases/refund-decisions.usecases.ts'
import { pollRefunds, takeRefund } from '../../worker/purchases/refund-payments.usecases.ts'
import { beginRefund, requestRefund } from '../../worker/purchases/refunds.usecases.ts'
import { sandbox } from '../support/gateway.ts'
import { newStudent } from './new-student.ts'
import { outcomeOf, sellingAt, soldOrder } from './sold.ts'
import { db, env, logged, prepareDatabase } from './support.ts'

beforeAll(prepareDatabase)

const runs = Number((env as unknown as { REFUND_RUNS: string }).REFUND_RUNS)
const dayMs = 86_400_000
const total = 49_900
const admin = 'usr_admin'
const batchSize = Math.min(10, Math.ceil(runs / 5))

const faults = (parts: Record<string, unknown>) => sandbox(inject('gateway'), 'faults', parts)
/** What the gateway does to the refunds of a batch, in turn. */
const courses = [
  { refunds: 'processed', status: '' },
  { refunds: 'pending', status: '' },
  { refunds: 'failed', status: '' },
  { refunds: 'processed', status: 503 },
  { refunds: 'processed', status: 409 },
]

type Sold = Awaited<ReturnType<typeof soldOrder>>
const gateway = () => requireGateway(sellingAt().env).gateway

/** Everything that may ask for an order's money, all at once. */
const race = async ({ order }: Sold, index: number) => {
  const ask = () => requestRefund(sellingAt(), order.userId, order.id, 'A race.')
  const begin = (amountPaise: number) =>
    beginRefund(sellingAt(), admin, { orderId: order.id, amountPaise, reason: 'A race.' })
  const acts = [ask, () => begin(20_000), ask, () => begin(total), () => begin(30_000)]
  await Promise.allSettled([...acts.slice(index % 5), ...acts.slice(0, index % 5)].map((act) => act()))
  const [asked] = (await outcomeOf(order)).refunds
  if (asked?.state === 'requested')
    await Promise.allSettled(
      [1, 2, 3].map((part) => approveRefund(sellingAt(), admin, asked.id, Math.floor(total / part))),
    )
}

/** Ends what is under way: webhooks and polls at once, failures sent again by two administrators. */
const finish = async ({ order, paymentId }: Sold) => {
  for (const told of await gateway().refundsOf(paymentId))
    if (told.status === 'pending') {
      await sandbox(inject('gateway'), `refunds/${told.id}/processed`, {})
      const paid = { ...told, status: 'processed' } as const
      await Promise.all([takeRefund(sellingAt(), paid), takeRefund(sellingAt(), told), takeRefund(sellingAt(), paid)])
    }
  const failed = (await outcomeOf(order)).refunds.filter(({ state }) => state === 'failed')
  await Promise.allSettled(
    failed.flatMap(({ id }) => [retryRefund(sellingAt(), admin, id), retryRefund(sellingAt(), admin, id)]),
  )
}

const clock = () => pollRefunds(sellingAt(() => Date.now() + dayMs * 2))

test(
  `${runs} refunds raced give back at most the price, each with one credit note, without a gap in the serials (PAY-22, PAY-26)`,
  async () => {
    const userId = await newStudent()
    let paid = 0
    const orderIds = new Set<string>()
    for (let from = 0; from < runs; from += batchSize) {
      const course = courses[(from / batchSize) % courses.length] ?? {}
      await faults({ refunds: 'processed', status: '' })
      const sold = await Promise.all(
        Array.from({ length: Math.min(batchSize, runs - from) }, (_, index) =>
          soldOrder({ userId }, Date.now() - (index % 2) * 8 * dayMs),
        ),
      )
      for (const { order } of sold) orderIds.add(order.id)
      await faults(course)
      await logged('warn', () => Promise.all(sold.map((each, index) => race(each, from + index))))
      await faults({ refunds: 'processed', status: '' })
      await logged('warn', async () => {
        for (let time = 0; time < 2; time += 1) {
          await Promise.all([...sold.map(finish), clock(), clock()])
          await clock()
        }
      })
      for (const each of sold) {
        const { refunds, refundedPaise = 0, state, rights, notes } = await outcomeOf(each.order)
        const processed = refunds.filter((refund) => refund.state === 'processed')
        const atGateway = (await gateway().refundsOf(each.paymentId)).filter(({ status }) => status !== 'failed')
        const sums = [
          processed.reduce((sum, { amount }) => sum + amount, 0),
          atGateway.reduce((sum, { amount }) => sum + amount, 0),
          notes.reduce((sum, { content }) => sum + content.total, 0),
        ]
        expect(refunds.map((refund) => refund.state)).not.toContain('initiated')
        expect(sums).toEqual([refundedPaise, refundedPaise, refundedPaise])
        expect(refundedPaise).toBeLessThanOrEqual(total)
        expect(notes).toHaveLength(processed.length)
        expect(state === 'refunded').toBe(refundedPaise === total)
        expect(rights[0]?.revokedAt !== null).toBe(state === 'refunded')
        paid += processed.length
      }
    }
    const rows = await db
      .select({ serial: taxDocuments.serial, orderId: taxDocuments.orderId })
      .from(taxDocuments)
      .where(eq(taxDocuments.kind, 'credit_note'))
      .orderBy(taxDocuments.year, taxDocuments.serial)
    const own = rows.filter(({ orderId }) => orderIds.has(orderId)).map(({ serial }) => serial)
    expect(own).toEqual(own.map((_, index) => (own[0] ?? 0) + index))
    expect(paid).toBeGreaterThanOrEqual(runs)
  },
  Math.max(60_000, runs * 2_000),
)
