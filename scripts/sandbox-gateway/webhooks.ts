import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payment, Refund } from './ledger.ts'

/**
 * How the product is told of a payment: `events` in their order, each with the status of its moment; without them, one
 * with the payment's status. Each `times` times under one id, after a wait, with a wrong signature, or with a body that
 * was serialised again after it was signed.
 */
export type Telling = {
  events?: string[]
  times?: number
  wrongSignature?: boolean
  reserialised?: boolean
  delayMs?: number
}

type Target = { url: string | null; secret: string }
type Entities = { payment?: Payment; refund?: Refund }
type Call = { id: string; body: string; signature: string }

/** Waits between tries when the product does not answer with 2xx, milliseconds. */
const retries = [500, 2_000, 5_000, 15_000, 60_000]
/** Time in which the product has to answer. */
const patienceMs = 5_000

const bodyOf = (event: string, entities: Entities): string =>
  JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: Math.floor(Date.now() / 1000),
  })

/** Tells the product of events, and again until it answers with 2xx. */
export class Webhooks {
  readonly #target: Target
  #open = 0

  constructor(target: Target) {
    this.#target = target
  }

  /** Events that are not yet told or given up. */
  get open(): number {
    return this.#open
  }

  async #deliver({ id, body, signature }: Call): Promise<boolean> {
    const { url } = this.#target
    if (url === null) return true
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null)
    return response?.ok ?? false
  }

  async #tell(event: string, entities: Entities, telling: Telling): Promise<void> {
    const { times = 1, wrongSignature = false, reserialised = false } = telling
    const signed = bodyOf(event, entities)
    const signature = createHmac('sha256', wrongSignature ? 'not the secret' : this.#target.secret)
      .update(signed)
      .digest('hex')
    const body = reserialised ? JSON.stringify(JSON.parse(signed), null, 1) : signed
    const call = { id: randomUUID(), body, signature }
    const waits = wrongSignature || reserialised ? [0] : [0, ...retries]
    for (let time = 0; time < times; time += 1)
      for (const wait of waits) {
        await sleep(wait)
        if (await this.#deliver(call)) break
      }
  }

  async #inTurn(events: readonly string[], entitiesOf: (event: string) => Entities, telling: Telling): Promise<void> {
    this.#open += 1
    await sleep(telling.delayMs ?? 0)
    for (const event of events) await this.#tell(event, entitiesOf(event), telling)
    this.#open -= 1
  }

  ofPayment(payment: Payment, telling: Telling = {}): void {
    const { events = [`payment.${payment.status}`] } = telling
    const snapshot = { ...payment }
    const entitiesOf = (event: string): Entities => ({
      payment: { ...snapshot, status: event.replace('payment.', '') as Payment['status'] },
    })
    void this.#inTurn(events, entitiesOf, telling)
  }

  ofRefund(refund: Refund, payment: Payment): void {
    const entities = { refund: { ...refund }, payment: { ...payment } }
    void this.#inTurn([`refund.${refund.status}`], () => entities, {})
  }
}
