import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Ledger, Refused, type NewPayment, type Order, type Payment, type Source } from './ledger.ts'
import { checkoutPage, closedPage, controlPage, returnPage } from './pages.ts'
import { payActOf } from './pay-acts.ts'
import { Webhooks, type Telling } from './webhooks.ts'

export type SandboxSettings = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Address of the product's webhook; null where nobody is told. */
  webhookUrl: string | null
  /** File of the ledger. */
  file: string
}

type Reply = { status?: number; json?: unknown; html?: string; location?: string; nonce?: string }
type Call = {
  path: string[]
  query: URLSearchParams
  body: Record<string, unknown>
  headers: IncomingMessage['headers']
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  if (text === '') return {}
  return (request.headers['content-type'] ?? '').includes('json')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text))
}

/** The sandbox's own switches, for tests and demonstrations. Waits before a call is done and before it is answered. */
type Faults = {
  refunds: 'processed' | 'pending' | 'failed'
  holdMs: number
  delayMs: number
  status: number | null
}

export class SandboxGateway {
  readonly #settings: SandboxSettings
  readonly #ledger: Ledger
  readonly #webhooks: Webhooks
  #faults: Faults = { refunds: 'processed', holdMs: 0, delayMs: 0, status: null }

  constructor(settings: SandboxSettings, source?: Source) {
    this.#settings = settings
    this.#ledger = new Ledger(settings.file, source)
    this.#webhooks = new Webhooks({ url: settings.webhookUrl, secret: settings.webhookSecret })
  }

  /** Makes a payment of an order and tells the product of it. */
  #pay(order: Order, payment: NewPayment, telling: Telling | null = {}): Payment {
    const made = this.#ledger.addPayment(order, payment)
    if (telling) this.#webhooks.ofPayment(made, telling)
    return made
  }

  #returnTo(url: string, fields: Record<string, string>): Reply {
    const nonce = randomBytes(16).toString('base64')
    return { html: returnPage(url, fields, nonce), nonce }
  }

  #signed(payment: Payment): Record<string, string> {
    const content = `${payment.order_id}|${payment.id}`
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: createHmac('sha256', this.#settings.keySecret).update(content).digest('hex'),
    }
  }

  #failed(payment: Payment): Record<string, string> {
    return {
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': 'Payment was declined by the bank',
      'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: payment.order_id }),
    }
  }

  /** A person's choice on the checkout. */
  #checkout({ body }: Call): Reply {
    const order = this.#ledger.order(String(body['order_id']))
    const { status, telling, browser, afterMs } = payActOf(String(body['act']))
    const cancelled = { location: String(body['cancel_url']) }
    if (status === null) return cancelled
    if (afterMs !== undefined) {
      setTimeout(() => this.#pay(order, { status }, telling), afterMs)
      return cancelled
    }
    const made = this.#pay(order, { status }, telling)
    if (browser === 'closes') return { html: closedPage() }
    return this.#returnTo(String(body['callback_url']), status === 'failed' ? this.#failed(made) : this.#signed(made))
  }

  /** Documented calls, which need the key. */
  #api({ path, query, body, headers }: Call): Reply {
    const key = Buffer.from(`${this.#settings.keyId}:${this.#settings.keySecret}`).toString('base64')
    if (headers.authorization !== `Basic ${key}`) throw new Refused(401, 'Authentication failed')
    if (this.#faults.status !== null) throw new Refused(this.#faults.status, 'The sandbox was told to fail')
    const [kind, id = '', act] = path
    if (kind === 'orders' && id === '')
      return {
        json: this.#ledger.addOrder({
          receipt: String(body['receipt']),
          amount: Number(body['amount']),
          currency: String(body['currency']),
        }),
      }
    if (kind === 'orders' && act === 'payments')
      return { json: { entity: 'collection', items: this.#ledger.paymentsOf(this.#ledger.order(id).id) } }
    if (kind === 'orders') return { json: this.#ledger.order(id) }
    if (kind === 'payments' && act === 'capture') {
      const payment = this.#ledger.capture(this.#ledger.payment(id))
      this.#webhooks.ofPayment(payment)
      return { json: payment }
    }
    if (kind === 'payments' && act === 'refunds')
      return { json: { entity: 'collection', items: this.#ledger.refundsOfPayment(this.#ledger.payment(id).id) } }
    if (kind === 'payments' && act === 'refund') return this.#refund({ path, query, body, headers })
    if (kind === 'payments' && id === '') return { json: listed(this.#ledger.payments, query) }
    if (kind === 'refunds' && id === '') return { json: listed(this.#ledger.refunds, query) }
    if (kind === 'payments') return { json: this.#ledger.payment(id) }
    if (kind === 'refunds') return { json: this.#ledger.refund(id) }
    throw new Refused(404, 'The requested URL was not found on the server')
  }

  #refund({ path: [, id = ''], body, headers }: Call): Reply {
    const payment = this.#ledger.payment(id)
    const key = headers['x-refund-idempotency']
    const refund = this.#ledger.addRefund(
      payment,
      Number(body['amount'] ?? payment.amount),
      typeof key === 'string' ? key : null,
      this.#faults.refunds,
    )
    if (refund.status !== 'pending') this.#webhooks.ofRefund(refund, payment)
    return { json: refund }
  }

  /** A form's fields are texts; an empty status is none. */
  #switch({ refunds, holdMs, delayMs, status }: Record<string, unknown>): Faults {
    this.#faults = {
      refunds: refunds === undefined ? this.#faults.refunds : (String(refunds) as Faults['refunds']),
      holdMs: holdMs === undefined ? this.#faults.holdMs : Number(holdMs),
      delayMs: delayMs === undefined ? this.#faults.delayMs : Number(delayMs),
      status: status === undefined ? this.#faults.status : Number(status) || null,
    }
    return this.#faults
  }

  #controls(): Reply {
    const rows = this.#ledger.orders.slice(-50).map((order) => ({
      order,
      payments: this.#ledger.paymentsOf(order.id),
      refunds: this.#ledger.refundsOf(order.id),
    }))
    return { html: controlPage(rows.toReversed(), this.#faults) }
  }

  /** Acts of the sandbox, which the real gateway does not have. */
  #act({ path: [kind, id = '', act], body }: Call): unknown {
    const { telling, ...parts } = body as Partial<NewPayment> & { telling?: Telling | null }
    switch (`${kind} ${act}`) {
      case 'orders payments': {
        const made = this.#pay(this.#ledger.order(id), { status: 'captured', ...parts }, telling)
        return { ...made, ...this.#signed(made) }
      }
      // A message about a payment that nobody made.
      case 'orders forgeries': {
        const order = this.#ledger.order(id)
        this.#webhooks.ofPayment(this.#ledger.newPayment(order, { status: 'captured', ...parts }), telling ?? {})
        return { told: id }
      }
      // The bank changes its mind: a failed payment is authorised days later.
      case 'payments status': {
        const payment = this.#ledger.setStatus(this.#ledger.payment(id), parts.status ?? 'captured')
        if (telling !== null) this.#webhooks.ofPayment(payment, telling)
        return payment
      }
      case 'payments tellings':
        this.#webhooks.ofPayment(this.#ledger.payment(id), telling ?? {})
        return { told: id }
      case 'refunds processed':
      case 'refunds failed': {
        const refund = this.#ledger.settle(this.#ledger.refund(id), act === 'failed' ? 'failed' : 'processed')
        this.#webhooks.ofRefund(refund, this.#ledger.payment(refund.payment_id))
        return refund
      }
      default:
        throw new Refused(404, 'The sandbox has no such act')
    }
  }

  #sandbox(call: Call): Reply {
    const [kind] = call.path
    if (kind === undefined) return this.#controls()
    if (kind === 'checkout') return this.#checkout(call)
    const done =
      kind === 'faults'
        ? this.#switch(call.body)
        : kind === 'tellings'
          ? { open: this.#webhooks.open }
          : this.#act(call)
    const isForm = (call.headers['content-type'] ?? '').includes('urlencoded')
    return isForm ? { location: '/sandbox' } : { json: done }
  }

  #answer(call: Call): Reply {
    const [root, ...path] = call.path
    if (root === 'sandbox' || root === undefined) return this.#sandbox({ ...call, path })
    if (root === 'v1' && path[0] === 'checkout') {
      const fields = Object.fromEntries(Object.entries(call.body).map(([name, value]) => [name, String(value)]))
      const { order_id: orderId = '', callback_url = '', cancel_url = '' } = fields
      return { html: checkoutPage(this.#ledger.order(orderId), { callback_url, cancel_url }) }
    }
    if (root === 'v1') return this.#api({ ...call, path })
    throw new Refused(404, 'The requested URL was not found on the server')
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.split('/').filter(Boolean)
    const isApi = path[0] === 'v1'
    const reply = await readBody(request)
      .then(async (body) => {
        if (isApi) await sleep(this.#faults.holdMs)
        return this.#answer({ path, query, body, headers: request.headers })
      })
      .catch((error: unknown): Reply => {
        const { status, description } = error instanceof Refused ? error : new Refused(400, String(error))
        return { status, json: { error: { code: status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR', description } } }
      })
    if (isApi) await sleep(this.#faults.delayMs)
    send(response, reply)
  }

  listen(port: number): Promise<Server> {
    const server = createServer((request, response) => void this.#handle(request, response))
    return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
  }
}

/** Page of a list, the latest first, between two instants in seconds. */
const listed = <Row extends { created_at: number }>(rows: readonly Row[], query: URLSearchParams) => {
  const at = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise)
  const [from, to, skip] = [at('from', 0), at('to', Number.MAX_SAFE_INTEGER), at('skip', 0)]
  const between = rows.filter(({ created_at: made }) => made >= from && made <= to).toReversed()
  return { entity: 'collection', items: between.slice(skip, skip + Math.min(at('count', 10), 100)) }
}

const send = (response: ServerResponse, { status = 200, json, html, location, nonce }: Reply): void => {
  if (location !== undefined) {
    response.writeHead(303, { location }).end()
    return
  }
  response.writeHead(status, {
    'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(nonce !== undefined && { 'content-security-policy': `script-src 'nonce-${nonce}'` }),
  })
  response.end(html ?? JSON.stringify(json))
}
