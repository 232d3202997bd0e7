import { createHmac } from 'node:crypto'
import { assert, asyncProperty, boolean, constantFrom, json, oneof, string, stringMatching } from 'fast-check'
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js'
import { describe, expect, test } from 'vitest'
import { isCheckoutSigned, isWebhookSigned } from '../../../worker/purchases/gateway/signatures.ts'

const encoder = new TextEncoder()
const bytes = (text: string): ArrayBuffer => encoder.encode(text).buffer
const signed = (secret: string, content: string): string => createHmac('sha256', secret).update(content).digest('hex')

const secrets = string({ minLength: 1, unit: 'grapheme' })
const ids = stringMatching(/^[A-Za-z0-9_]{1,30}$/)
const bodies = oneof(json(), string({ unit: 'grapheme' }))
/** A signature, sound or damaged. */
const damage = constantFrom<(signature: string) => string>(
  (signature) => signature,
  (signature) => signature.slice(1),
  (signature) => `${signature}0`,
  (signature) => (signature.startsWith('0') ? `1${signature.slice(1)}` : `0${signature.slice(1)}`),
  () => '',
)

describe('signatures of the gateway agree with its official package (PAY-14)', () => {
  test('of webhooks, over every body, secret and damage', async () => {
    await assert(
      asyncProperty(bodies, secrets, secrets, damage, async (body, secret, other, damaged) => {
        for (const signer of [secret, other]) {
          const signature = damaged(signed(signer, body))
          const official = validateWebhookSignature(body, signature, secret)
          expect(await isWebhookSigned(secret, bytes(body), signature)).toBe(official)
        }
      }),
    )
  })

  test('of returns from the checkout, with orders, payments and secrets that are exchanged', async () => {
    await assert(
      asyncProperty(ids, ids, secrets, damage, boolean(), async (orderId, paymentId, secret, damaged, isSwapped) => {
        const content = isSwapped ? `${paymentId}|${orderId}` : `${orderId}|${paymentId}`
        const signature = damaged(signed(secret, content))
        const official = validatePaymentVerification({ order_id: orderId, payment_id: paymentId }, signature, secret)
        expect(await isCheckoutSigned(secret, { gatewayOrderId: orderId, paymentId }, signature)).toBe(official)
      }),
    )
  })

  test('of a body that was serialised again: both refuse', async () => {
    const sent = '{"event":"payment.captured","payload":{"amount":1.0, "note":"\\u0930"}}'
    const signature = signed('secret', sent)
    const again = JSON.stringify(JSON.parse(sent))
    for (const body of [sent, again]) {
      expect(await isWebhookSigned('secret', bytes(body), signature)).toBe(body === sent)
      expect(validateWebhookSignature(body, signature, 'secret')).toBe(body === sent)
    }
  })

  test('without a secret nothing is signed', async () => {
    expect(await isWebhookSigned('', bytes('{}'), signed('', '{}'))).toBe(false)
  })
})
