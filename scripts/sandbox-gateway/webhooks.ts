import { createHmac, randomUUID } from 'node:crypto'
import type { Payment, Refund } from './ledger.ts'

/** How an event is told: once, more than once, with a wrong signature, after a wait, or never. */
export type Telling = { times?: number; wrongSignature?: boolean; delayMs?: number }

type Target = { url: string; secret: string }

/** Waits between tries when the product does not answer with 2xx, milliseconds. */
const retries = [500, 2_000, 5_000, 15_000, 60_000]

const bodyOf = (event: string, entities: { payment?: Payment; refund?: Refund }): string =>
  JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: Math.floor(Date.now() / 1000),
  })

const deliver = async (target: Target, id: string, body: string, wrongSignature: boolean): Promise<boolean> => {
  const secret = wrongSignature ? 'not the secret' : target.secret
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': id,
    },
    body,
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null)
  return response?.ok ?? false
}

/** Tells the product of an event, and again until it answers with 2xx. */
export const tellOf = async (
  target: Target,
  event: string,
  entities: { payment?: Payment; refund?: Refund },
  { times = 1, wrongSignature = false, delayMs = 0 }: Telling = {},
): Promise<void> => {
  const body = bodyOf(event, entities)
  const id = randomUUID()
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  for (let time = 0; time < times; time += 1)
    for (const wait of [0, ...retries]) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if ((await deliver(target, id, body, wrongSignature)) || wrongSignature) break
    }
}
