import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedCompany } from '../../scripts/seed-sales.ts'
import { ledgerIn, startSandboxGateway } from '../../scripts/start-sandbox-gateway.ts'
import type { PlacedOrder } from '../../domain/purchases/checkout.ts'
import { returnOf, sandbox, webhookHeaders, type SandboxPayment } from '../support/gateway.ts'
import { manyStudents, type CookieStudent } from '../support/many-students.ts'
import { freePort } from '../support/port.ts'
import { waitFor } from '../support/wait-for.ts'
import { ProofProduct } from './product.ts'

/** Price of every offer, paise. */
export const price = 49_900
const offers = 20

export type Placed = { status: number; orderId: string; gatewayOrderId: string; code: string | null }
export type Ledger = { payments: { id: string; order_id: string; amount: number; currency: string; status: string }[] }

type Gateway = Awaited<ReturnType<typeof startSandboxGateway>>
type Asked = { offer?: number; coupon?: string; totalPaise?: number }

/** The built product with the sandbox gateway, and the acts of its buyers, their banks and of others. */
export class ProofShop {
  readonly product: ProofProduct
  readonly #gateway: Gateway
  readonly #folder: string

  private constructor(product: ProofProduct, gateway: Gateway, folder: string) {
    this.product = product
    this.#gateway = gateway
    this.#folder = folder
  }

  static async start(): Promise<ProofShop> {
    const folder = mkdtempSync(join(tmpdir(), 'taiyari-gateway-'))
    const port = await freePort()
    const gateway = await startSandboxGateway(folder, `http://127.0.0.1:${port}`)
    const product = await ProofProduct.start(gateway.vars, 'none', undefined, port)
    const shop = new ProofShop(product, gateway, folder)
    await shop.#furnish()
    return shop
  }

  /** Settings of the seller, offers, and a coupon for everything. */
  async #furnish(): Promise<void> {
    const d1 = await this.product.d1()
    await seedCompany(d1, Date.now())
    const offer = d1.prepare(
      `INSERT INTO offers (id, kind, item_id, title, price_paise, validity_days, state, created_at, updated_at)
       VALUES ('ofr_proof-' || ?1, 'pass', 'pass:proof-' || ?1, '{"en":"Pass","hi":"पास"}', ?2, 365, 'active', 1, 1)`,
    )
    await d1.batch(Array.from({ length: offers }, (_, index) => offer.bind(String(index), price)))
    await this.addCoupon('FREE', 100, null)
  }

  /** A coupon in percent, with a limit of uses. */
  async addCoupon(code: string, percent: number, limit: number | null): Promise<void> {
    const d1 = await this.product.d1()
    await d1
      .prepare(
        `INSERT INTO coupons (id, code, kind, value, offer_ids, total_limit, created_at, updated_at)
         VALUES ('cpn_' || ?1, ?1, 'percent', ?2, '[]', ?3, 1, 1)`,
      )
      .bind(code, percent, limit)
      .run()
  }

  async students(count: number): Promise<CookieStudent[]> {
    const secret = readFileSync(join(this.product.stateDir, 'secret'), 'utf8')
    return manyStudents(await this.product.d1(), secret, count)
  }

  #post(path: string, body: string, headers: Record<string, string>): Promise<Response> {
    return fetch(`${this.product.url}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
  }

  /** A post of a student's page; its status and body. */
  async post(student: CookieStudent, path: string, body: unknown = {}): Promise<{ status: number; body: unknown }> {
    const headers = { cookie: student.cookie, origin: this.product.url, 'content-type': 'application/json' }
    const response = await this.#post(path, JSON.stringify(body), headers)
    return { status: response.status, body: await response.json() }
  }

  async place(student: CookieStudent, { offer = 0, coupon = '', totalPaise = price }: Asked = {}): Promise<Placed> {
    const offerId = `ofr_proof-${offer % offers}`
    const asked = { offerId, coupon, state: 'UP', language: 'en', totalPaise }
    const { status, body } = await this.post(student, '/api/orders', asked)
    const { orderId = '', payment, code } = body as Partial<PlacedOrder> & { code?: string }
    return { status, orderId, gatewayOrderId: payment?.fields['order_id'] ?? '', code: code ?? null }
  }

  /** As `place`, again until the product answers and the order is at the gateway or fulfilled. */
  placeUntilDone(student: CookieStudent, asked: Asked = {}): Promise<Placed> {
    return waitFor('an order to be placed', async () => {
      const placed = await this.place(student, asked).catch(() => null)
      if (placed && placed.status < 500 && placed.status !== 201)
        throw new Error(`An order was answered ${placed.status} ${placed.code}.`)
      return placed?.status === 201 ? placed : undefined
    })
  }

  /** A payment at the gateway; untold without `telling`. */
  pay(gatewayOrderId: string, parts: Record<string, unknown> = {}): Promise<SandboxPayment> {
    return this.act(`orders/${gatewayOrderId}/payments`, { telling: null, ...parts })
  }

  act<Reply = SandboxPayment>(path: string, body: unknown): Promise<Reply> {
    return sandbox<Reply>(this.#gateway.url, path, body)
  }

  async comeBack(payment: SandboxPayment): Promise<number> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: this.#gateway.url }
    return (await this.#post('/api/payments/callback', String(returnOf(payment)), headers)).status
  }

  /** Tells of a payment under an event of its own, or of one that is given. */
  async tell(payment: Partial<SandboxPayment>, eventId: string = randomUUID()): Promise<number> {
    const { id, order_id, status } = payment
    const entity = { amount: price, currency: 'INR', ...payment, id, order_id, status }
    const body = JSON.stringify({ event: `payment.${status}`, payload: { payment: { entity } } })
    const secret = this.#gateway.vars['PAYMENT_WEBHOOK_SECRET'] ?? ''
    return (await this.#post('/api/payments/webhook', body, webhookHeaders(secret, body, eventId))).status
  }

  question(student: CookieStudent, orderId: string) {
    return this.post(student, `/api/orders/${orderId}/question`)
  }

  /** Runs a statement with values. */
  async change(sql: string, ...values: unknown[]): Promise<void> {
    const d1 = await this.product.d1()
    await d1
      .prepare(sql)
      .bind(...values)
      .run()
  }

  tick(): Promise<void> {
    return this.product.tick('* * * * *')
  }

  /** Lets the time of an order to pay pass. */
  async expire(orderId: string): Promise<void> {
    await this.change('UPDATE orders SET expires_at = 1 WHERE id = ?', orderId)
    await waitFor('an order to expire', async () => {
      await this.tick()
      const [row] = await this.product.query(`SELECT 1 FROM orders WHERE id = '${orderId}' AND state = 'expired'`)
      return row
    })
  }

  /** Waits for the gateway's messages, then asks it about every order that has no answer. */
  async settle(): Promise<void> {
    await waitFor(
      'messages of the gateway',
      async () => ((await this.act<{ open: number }>('tellings', {})).open === 0 ? true : undefined),
      { withinMs: 180_000, everyMs: 200 },
    )
    await this.change(
      `UPDATE orders SET poll_at = 1
       WHERE gateway_order_id IS NOT NULL AND state IN ('created', 'pending', 'failed', 'expired', 'cancelled')`,
    )
    await waitFor(
      'the last question to the gateway',
      async () => {
        await this.tick()
        const [due] = await this.product.query('SELECT 1 FROM orders WHERE poll_at = 1 LIMIT 1')
        return due === undefined ? true : undefined
      },
      { withinMs: 180_000, everyMs: 10 },
    )
  }

  /** What the gateway has. */
  ledger(): Ledger {
    return JSON.parse(readFileSync(ledgerIn(this.#folder), 'utf8')) as Ledger
  }

  async end(): Promise<void> {
    await this.product.end()
    await this.#gateway.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
