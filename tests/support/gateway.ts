import { createHmac, randomUUID } from 'node:crypto'

/** Calls the sandbox gateway at one of its own addresses (scripts/sandbox-gateway/server.ts). */
export const sandbox = async <Reply = { id: string }>(gateway: string, path: string, body: unknown): Promise<Reply> => {
  const response = await fetch(`${gateway}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The sandbox answers ${response.status}: ${text}`)
  return JSON.parse(text) as Reply
}

export const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(content).digest('hex')

/** Headers of a webhook over its raw body. */
export const webhookHeaders = (secret: string, body: string, eventId: string = randomUUID()) => ({
  'content-type': 'application/json',
  'x-razorpay-signature': signatureOf(secret, body),
  'x-razorpay-event-id': eventId,
})

/** A payment that the sandbox made, with the fields of the return to the product. */
export type SandboxPayment = {
  id: string
  order_id: string
  status: string
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** Fields with which the gateway returns to the product. */
export const returnOf = ({
  razorpay_payment_id,
  razorpay_order_id,
  razorpay_signature,
}: SandboxPayment): URLSearchParams =>
  new URLSearchParams({ razorpay_payment_id, razorpay_order_id, razorpay_signature })
