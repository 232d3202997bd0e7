import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { differenceKinds, type DifferenceAct, type DifferenceKind } from '../../domain/purchases/differences.ts'
import { entitlements, events, moneyDifferences, orders, refunds, taxDocuments } from '../../drizzle/schema/index.ts'
import { seedSales } from '../../scripts/seed-sales.ts'
import { compareNow, listDifferences } from '../../worker/purchases/reconciliation/differences.usecases.ts'
import { startReconciliation } from '../../worker/purchases/reconciliation/reconciliation.cron.ts'
import { reconcile } from '../../worker/purchases/reconciliation/reconciliation.task.ts'
import { settleDifference } from '../../worker/purchases/reconciliation/settling.usecases.ts'
import { plant } from './planted-differences.ts'
import { sellingAt, soldOrder } from './sold.ts'
import { db, env, logged, prepareDatabase } from './support.ts'

beforeAll(async () => {
  await prepareDatabase()
  await seedSales(env.DB, Date.now())
})

const hourMs = 3_600_000
const admin = 'usr_admin'

/** Compares the last hours, step by step. Returns the number of steps. */
const compare = async (): Promise<number> => {
  const services = sellingAt()
  const createdAt = Date.now()
  const input = { from: createdAt - 2 * hourMs, to: createdAt + hourMs }
  let [cursor, done, steps]: [string | null, number, number] = [null, 0, 0]
  await logged('warn', async () => {
    do {
      const step = await reconcile(services, { input, cursor, done, createdAt } as never)
      cursor = step.cursor
      done = step.done
      steps += 1
    } while (cursor !== null && steps < 100)
  })
  return steps
}

const found = (kind: DifferenceKind, subject: string) =>
  db
    .select()
    .from(moneyDifferences)
    .where(and(eq(moneyDifferences.kind, kind), eq(moneyDifferences.subject, subject)))

const planted = async (kind: DifferenceKind) => {
  const subject = await plant[kind]()
  await compare()
  const [difference] = await found(kind, subject)
  if (!difference) throw new Error(`${kind} was not found.`)
  return difference
}

const settle = (id: string, act: DifferenceAct) =>
  settleDifference(sellingAt(), id, { act, reason: 'Seen.', actor: admin })

describe('the comparison of the money (PAY-29)', () => {
  test('finds three planted differences of each kind, once however often it runs', async () => {
    const subjects: [DifferenceKind, string][] = []
    for (const kind of [...differenceKinds, ...differenceKinds, ...differenceKinds])
      subjects.push([kind, await plant[kind]()])
    expect(subjects).toHaveLength(51)
    await compare()
    await compare()
    const missed: DifferenceKind[] = []
    for (const [kind, subject] of subjects) if ((await found(kind, subject)).length !== 1) missed.push(kind)
    expect(missed).toEqual([])
  })

  test('finds nothing in orders that are right', async () => {
    const { order, paymentId } = await soldOrder()
    await compare()
    const differences = await db.select().from(moneyDifferences).where(eq(moneyDifferences.orderId, order.id))
    expect(differences).toEqual([])
    expect(await found('payment_unknown', paymentId)).toEqual([])
  })

  test('ends a difference whose two sides agree by now', async () => {
    const difference = await planted('access_missing')
    await db.insert(entitlements).values({
      id: `ent_${difference.id}`,
      userId: 'usr_any',
      itemId: 'srs_any',
      orderId: difference.subject,
      startsAt: 1,
    })
    await compare()
    expect(await found('access_missing', difference.subject)).toMatchObject([{ how: 'itself', settledBy: null }])
  })

  test('begins once a night, and on demand unless one runs', async () => {
    const night = sellingAt(() => Date.parse('2031-01-05T22:20:00Z'))
    await startReconciliation(night)
    await startReconciliation(night)
    const { run } = await listDifferences(night, { view: 'open' })
    expect(run).toMatchObject({ state: 'waiting', startedAt: Date.parse('2031-01-05T22:20:00Z') })
    await expect(compareNow(night, admin)).rejects.toMatchObject({ code: 'purchases.not_possible' })
  })
})

describe('the act beside a difference (PAY-29, PAY-30)', () => {
  const orderOf = (id: string | null) =>
    db
      .select()
      .from(orders)
      .where(eq(orders.id, id ?? ''))
      .get()

  test('takes a payment that only the gateway knows', async () => {
    const difference = await planted('payment_untaken')
    await settle(difference.id, 'take')
    expect(await orderOf(difference.orderId)).toMatchObject({ state: 'fulfilled', paymentId: difference.subject })
  })

  test('gives a second payment back', async () => {
    const difference = await planted('payment_second')
    await settle(difference.id, 'return')
    expect(await db.select().from(refunds).where(eq(refunds.paymentId, difference.subject))).toMatchObject([
      { state: 'processed', amount: 49_900 },
    ])
    expect(await orderOf(difference.orderId)).toMatchObject({ state: 'fulfilled', refundedPaise: 0 })
  })

  test('gives a missing access and tells its student', async () => {
    const difference = await planted('access_missing')
    await settle(difference.id, 'give')
    const [right] = await db.select().from(entitlements).where(eq(entitlements.orderId, difference.subject))
    expect(right).toMatchObject({ revokedAt: null })
    const told = await db.select().from(events).where(eq(events.kind, 'access.granted'))
    expect(told.map(({ payload }) => payload)).toContainEqual({ entitlementId: right?.id })
  })

  test('gives back an access that was taken away without a refund', async () => {
    const difference = await planted('access_unrefunded')
    await settle(difference.id, 'give')
    expect(await db.select().from(entitlements).where(eq(entitlements.id, difference.subject))).toMatchObject([
      { revokedAt: null },
    ])
  })

  test('takes away an access without an order', async () => {
    const difference = await planted('access_orderless')
    await settle(difference.id, 'revoke')
    const [right] = await db.select().from(entitlements).where(eq(entitlements.id, difference.subject))
    expect(right?.revokedAt).toBeGreaterThan(0)
  })

  test('issues a missing invoice with the next serial', async () => {
    const difference = await planted('invoice_missing')
    await settle(difference.id, 'invoice')
    expect(await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, difference.subject))).toMatchObject([
      { kind: 'invoice', content: { total: 49_900 } },
    ])
  })

  test('is done once, by its own kind of act or as settled by hand, with a row in the log', async () => {
    const difference = await planted('serial_gap')
    await expect(settle(difference.id, 'revoke')).rejects.toMatchObject({ code: 'purchases.not_possible' })
    const outcomes = await Promise.allSettled([settle(difference.id, 'settle'), settle(difference.id, 'settle')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await found('serial_gap', difference.subject)).toMatchObject([{ how: 'settle', settledBy: admin }])
    const { items } = await listDifferences(sellingAt(), { view: 'settled' })
    expect(items.map(({ id }) => id)).toContain(difference.id)
  })
})
