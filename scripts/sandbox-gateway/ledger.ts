import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

export type Order = {
  id: string
  receipt: string
  amount: number
  currency: string
  status: string
  created_at: number
}
export type Payment = {
  id: string
  order_id: string
  amount: number
  amount_refunded: number
  currency: string
  status: 'authorized' | 'captured' | 'failed' | 'refunded'
  method: string
  created_at: number
}
export type Refund = {
  id: string
  payment_id: string
  amount: number
  currency: string
  status: 'pending' | 'processed' | 'failed'
  receipt: string | null
  created_at: number
}

type Book = { orders: Order[]; payments: Payment[]; refunds: Refund[] }

/** Time, in Unix milliseconds, and ids of a ledger. */
export type Source = { now: () => number; newId: (prefix: string) => string }

const ownSource: Source = {
  now: Date.now,
  newId: (prefix) => `${prefix}_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'A')}`,
}

/** A call that the gateway refuses, as its documentation describes. */
export class Refused extends Error {
  readonly status: number
  readonly description: string

  constructor(status: number, description: string) {
    super(description)
    this.status = status
    this.description = description
  }
}

export type NewPayment = { status: Payment['status']; amount?: number; currency?: string; method?: string }

/** Orders, payments and refunds of the sandbox, kept in a file so that a restart forgets none. */
export class Ledger {
  #opened: Book | null = null
  readonly #file: string
  readonly #source: Source

  constructor(file: string, source = ownSource) {
    this.#file = file
    this.#source = source
  }

  /** Read at the first use: the demo's orders are put into the file while the gateway starts. */
  get #book(): Book {
    this.#opened ??= existsSync(this.#file)
      ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Book)
      : { orders: [], payments: [], refunds: [] }
    return this.#opened
  }

  #stamp(prefix: string): { id: string; created_at: number } {
    return { id: this.#source.newId(prefix), created_at: Math.floor(this.#source.now() / 1000) }
  }

  #keep<Row>(row: Row): Row {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#book))
    renameSync(`${this.#file}.new`, this.#file)
    return row
  }

  get orders(): readonly Order[] {
    return this.#book.orders
  }

  get payments(): readonly Payment[] {
    return this.#book.payments
  }

  get refunds(): readonly Refund[] {
    return this.#book.refunds
  }

  order(id: string): Order {
    const found = this.#book.orders.find((order) => order.id === id)
    if (!found) throw new Refused(400, 'The id provided does not exist')
    return found
  }

  payment(id: string): Payment {
    const found = this.#book.payments.find((payment) => payment.id === id)
    if (!found) throw new Refused(400, 'The id provided does not exist')
    return found
  }

  refund(id: string): Refund {
    const found = this.#book.refunds.find((refund) => refund.id === id)
    if (!found) throw new Refused(400, 'The id provided does not exist')
    return found
  }

  paymentsOf = (orderId: string): Payment[] => this.#book.payments.filter(({ order_id }) => order_id === orderId)

  refundsOf = (orderId: string): Refund[] => {
    const paymentIds = new Set(this.paymentsOf(orderId).map(({ id }) => id))
    return this.#book.refunds.filter(({ payment_id }) => paymentIds.has(payment_id))
  }

  refundsOfPayment = (paymentId: string): Refund[] =>
    this.#book.refunds.filter(({ payment_id }) => payment_id === paymentId)

  /** The order of a receipt; an existing one is returned as it is. */
  addOrder({ receipt, amount, currency }: { receipt: string; amount: number; currency: string }): Order {
    const existing = this.#book.orders.find((order) => order.receipt === receipt)
    if (existing) return existing
    const order = { ...this.#stamp('order'), receipt, amount, currency, status: 'created' }
    this.#book.orders.push(order)
    return this.#keep(order)
  }

  /** A payment of an order, in no book yet. */
  newPayment(order: Order, { status, amount = order.amount, currency = order.currency, method }: NewPayment): Payment {
    const terms = { order_id: order.id, amount, amount_refunded: 0, currency, status, method: method ?? 'upi' }
    return { ...this.#stamp('pay'), ...terms }
  }

  addPayment(order: Order, parts: NewPayment): Payment {
    const payment = this.newPayment(order, parts)
    this.#book.payments.push(payment)
    if (payment.status === 'captured') order.status = 'paid'
    return this.#keep(payment)
  }

  setStatus(payment: Payment, status: Payment['status']): Payment {
    payment.status = status
    if (status === 'captured') this.order(payment.order_id).status = 'paid'
    return this.#keep(payment)
  }

  capture(payment: Payment): Payment {
    if (payment.status === 'failed') throw new Refused(400, 'This payment has failed')
    if (payment.status === 'captured') throw new Refused(400, 'This payment has already been captured')
    return this.setStatus(payment, 'captured')
  }

  /** A refund by its key: the same one again with the same amount; another amount under a key is refused. */
  addRefund(payment: Payment, amount: number, key: string | null, status: Refund['status']): Refund {
    const existing = key && this.#book.refunds.find(({ receipt }) => receipt === key)
    if (existing) {
      if (existing.amount !== amount || existing.payment_id !== payment.id)
        throw new Refused(400, 'Different request body sent for the same idempotency key')
      return existing
    }
    if (payment.status !== 'captured' && payment.status !== 'refunded')
      throw new Refused(400, 'The payment is not captured')
    if (payment.amount_refunded + amount > payment.amount)
      throw new Refused(400, 'The total refund amount is greater than the refund payment amount')
    const refund = {
      ...this.#stamp('rfnd'),
      payment_id: payment.id,
      amount,
      currency: payment.currency,
      status,
      receipt: key,
    }
    if (status !== 'failed') payment.amount_refunded += amount
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
    this.#book.refunds.push(refund)
    return this.#keep(refund)
  }

  /** Ends a refund that was pending. */
  settle(refund: Refund, status: 'processed' | 'failed'): Refund {
    if (refund.status === 'pending' && status === 'failed')
      this.payment(refund.payment_id).amount_refunded -= refund.amount
    refund.status = status
    return this.#keep(refund)
  }
}
