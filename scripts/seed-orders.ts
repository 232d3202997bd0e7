import type { AddressInfo } from 'node:net'
import { scheduler } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import { seedBuyers, seedOrders, type OrderAct, type SeedBuyer, type SeedOrder } from '../drizzle/seed/sales-orders.ts'
import type { Bindings } from '../worker/env.ts'
import { makeServices, type Services } from '../worker/platform/context.ts'
import { newId } from '../worker/platform/ids.ts'
import { placeOrder, quoteFor } from '../worker/purchases/checkout.usecases.ts'
import { findOrder } from '../worker/purchases/fulfilment.store.ts'
import { takeFailedReturn, takeReturn } from '../worker/purchases/gateway-calls.usecases.ts'
import { requireGateway } from '../worker/purchases/gateway/settings.ts'
import { offersOnSale } from '../worker/purchases/offers.usecases.ts'
import { cancelOwn } from '../worker/purchases/orders.usecases.ts'
import { expireOrders } from '../worker/purchases/polling.usecases.ts'
import { rejectRefund } from '../worker/purchases/refund-decisions.usecases.ts'
import { beginRefund, requestRefund } from '../worker/purchases/refunds.usecases.ts'
import { requireSeller } from '../worker/purchases/seller.usecases.ts'
import { SandboxGateway } from './sandbox-gateway/server.ts'
import { accountRows, giveStudentIds } from './seed-accounts.ts'
import type { Statement } from './seed-database.ts'

// A global of workerd, by which use cases wait.
Object.assign(globalThis, { scheduler })

const hour = 3_600_000
const buyersSinceHours = 600
/** Dispatches no events while the demo is seeded; the product's cron sends those that it finds. */
const unsent = { sendBatch: () => Promise.resolve() }
const keys = { keyId: 'rzp_test_sandbox', keySecret: 'seed', webhookSecret: 'seed' }
const admin = seedAccounts.find(({ email }) => email.startsWith('admin@'))?.id ?? ''

type Payment = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }
type Step = { hoursAgo: number; order: SeedOrder; act: OrderAct | { act: 'place' } }

const orderIdOf = ({ name }: SeedOrder): string => `ord_demo-${name}`
const refundIdOf = ({ name }: SeedOrder): string => `rfd_demo-${name}`

const buyerOf = ({ buyer }: SeedOrder): SeedBuyer => {
  const found = seedBuyers.find(({ id }) => id === buyer)
  if (!found) throw new Error(`${buyer} does not buy.`)
  return found
}

/** The demo's orders, made by the product's own use cases at instants of the past, with a gateway that lives there too. */
class PastShop {
  readonly #services: Services
  readonly #now: number
  readonly #act: (path: string, body: unknown) => Promise<unknown>

  constructor(services: Services, now: number, url: string) {
    this.#services = services
    this.#now = now
    this.#act = async (path, body) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${url}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`The sandbox answers ${response.status}.`)
      return response.json()
    }
  }

  /** Services at an instant, which give an order and its refund the ids of their name. */
  #at(hoursAgo: number, order: SeedOrder): Services {
    const at = this.#now - hoursAgo * hour
    const named: Record<string, string> = {
      ord: orderIdOf(order),
      rfd: refundIdOf(order),
      ent: `ent_demo-${order.name}`,
    }
    return { ...this.#services, now: () => at, newId: (prefix) => named[prefix] ?? newId(prefix, at) }
  }

  async #place(services: Services, order: SeedOrder): Promise<void> {
    const { id: userId, name, email, state, language } = buyerOf(order)
    const seller = await requireSeller(services)
    const offer = (await offersOnSale(services, [order.itemId])).get(order.itemId)
    const asked = { offerId: offer?.id ?? '', coupon: order.coupon ?? '', state }
    const { totalPaise } = await quoteFor(services, userId, asked, seller)
    const till = { ...requireGateway(services.env), seller }
    await this.#act('faults', { status: order.gatewayDown ? 503 : '' })
    const placed = placeOrder(services, { userId, name, email }, { ...asked, language, totalPaise }, till)
    await (order.gatewayDown ? placed.catch(() => undefined) : placed)
  }

  async #pay(services: Services, order: SeedOrder, parts: { amount?: number; status?: string }): Promise<void> {
    const { gatewayOrderId } = (await findOrder(services.db, orderIdOf(order))) ?? {}
    const payment = (await this.#act(`orders/${gatewayOrderId}/payments`, { telling: null, ...parts })) as Payment
    if (parts.status === 'failed') await takeFailedReturn(services, payment.razorpay_order_id)
    else
      await takeReturn(services, {
        gatewayOrderId: payment.razorpay_order_id,
        paymentId: payment.razorpay_payment_id,
        signature: payment.razorpay_signature,
      })
  }

  async run({ hoursAgo, order, act: step }: Step): Promise<void> {
    const services = this.#at(hoursAgo, order)
    const [orderId, { id: userId }] = [orderIdOf(order), buyerOf(order)]
    switch (step.act) {
      case 'place':
        return this.#place(services, order)
      case 'pay': {
        const { act: _, ...parts } = step
        return this.#pay(services, order, parts)
      }
      case 'cancel':
        await cancelOwn(services, userId, orderId)
        return
      case 'expire':
        return expireOrders(services)
      case 'ask_refund':
        await this.#act('faults', { refunds: step.gateway ?? 'processed' })
        await requestRefund(services, userId, orderId, step.reason)
        return
      case 'reject':
        return rejectRefund(services, admin, refundIdOf(order), step.answer)
      case 'refund_part': {
        const { amount: amountPaise, reason } = step
        await this.#act('faults', { refunds: 'processed' })
        await beginRefund(services, admin, { orderId, amountPaise, reason })
      }
    }
  }
}

/** Every act of the orders, the first one first. */
const steps = (): Step[] =>
  seedOrders
    .flatMap((order): Step[] => [
      { hoursAgo: order.hoursAgo, order, act: { act: 'place' } },
      ...order.acts.map(({ hoursAgo, ...act }) => ({ hoursAgo, order, act })),
    ])
    .toSorted((one, next) => next.hoursAgo - one.hoursAgo)

/** Ids in their order, the same in every demo. */
const countedIds = () => {
  let count = 0
  return (prefix: string): string => `${prefix}_demo${String((count += 1)).padStart(3, '0')}`
}

const addBuyers = async (d1: D1Database, since: number): Promise<void> => {
  const db = drizzle(d1, { schema })
  await db.batch((await accountRows(db, since, seedBuyers)) as [Statement, ...Statement[]])
  await giveStudentIds(db, since, seedBuyers)
}

/**
 * Adds the demo's buyers with orders in every state, dated relative to `now` (Unix milliseconds), and the same orders to
 * the sandbox gateway's `ledger`. Returns false, without changes, where there are orders.
 */
export const seedPurchases = async (d1: D1Database, kv: KVNamespace, now: number, ledger: string): Promise<boolean> => {
  const isSeeded = await drizzle(d1, { schema }).$count(
    schema.orders,
    eq(schema.orders.userId, seedBuyers[0]?.id ?? ''),
  )
  if (isSeeded > 0) return false
  await addBuyers(d1, now - buyersSinceHours * hour)
  let at = now
  const source = { now: () => at, newId: countedIds() }
  const gateway = await new SandboxGateway({ ...keys, webhookUrl: null, file: ledger }, source).listen(0)
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const env = {
    DB: d1,
    KV: kv,
    EVENTS_QUEUE: unsent,
    DEPLOYMENT: 'local',
    PAYMENT_URL: url,
    PAYMENT_KEY_ID: keys.keyId,
    PAYMENT_KEY_SECRET: keys.keySecret,
    PAYMENT_WEBHOOK_SECRET: keys.webhookSecret,
  } as unknown as Bindings
  try {
    const shop = new PastShop(
      makeServices(env, () => undefined),
      now,
      url,
    )
    for (const step of steps()) {
      at = now - step.hoursAgo * hour
      await shop.run(step)
    }
  } finally {
    gateway.closeAllConnections()
    gateway.close()
  }
  return true
}
