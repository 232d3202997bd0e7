import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import type { PlacedOrder } from '../../domain/purchases/checkout.ts'
import { returnOf, sandbox, signatureOf, webhookHeaders, type SandboxPayment } from '../support/gateway.ts'
import { newStudent, query, unique, Visitor } from '../support/http.ts'

const { key, webhook } = inject('gatewaySecrets')
const price = 49_900

/** A student with an unpaid order of a pass of its own. */
const newOrder = async () => {
  const student = await newStudent()
  const offerId = unique('ofr')
  await query(
    `INSERT INTO offers (id, kind, item_id, title, price_paise, validity_days, state, created_at, updated_at)
     VALUES (?, 'pass', ?, '{"en":"Pass","hi":"पास"}', ?, 30, 'active', 1, 1)`,
    offerId,
    `pass:${offerId}`,
    price,
  )
  const asked = { offerId, coupon: '', state: 'UP', language: 'en', totalPaise: price }
  const placed = await student.post<PlacedOrder>('/api/orders', asked)
  expect(placed.status, placed.text).toBe(201)
  const { orderId, payment } = placed.body
  return { student, orderId, gatewayOrderId: payment?.fields['order_id'] ?? '' }
}
type NewOrder = Awaited<ReturnType<typeof newOrder>>

const paid = ({ gatewayOrderId }: NewOrder, parts: Record<string, unknown> = {}) =>
  sandbox<SandboxPayment>(inject('gateway'), `orders/${gatewayOrderId}/payments`, { telling: null, ...parts })

const outcomeOf = async ({ orderId }: NewOrder) => {
  const [row] = await query(
    `SELECT state, (SELECT count(*) FROM entitlements WHERE order_id = orders.id) AS rights,
       (SELECT count(*) FROM tax_documents WHERE order_id = orders.id) AS documents FROM orders WHERE id = ?`,
    orderId,
  )
  return row
}
const untouched = { state: 'pending', rights: 0, documents: 0 }
const opened = { state: 'fulfilled', rights: 1, documents: 1 }

const tell = (raw: string, headers: Record<string, string | undefined> = webhookHeaders(webhook, raw)) =>
  new Visitor().call('POST', '/api/payments/webhook', undefined, { raw, headers: { origin: undefined, ...headers } })

const eventOf = (event: string, payload: unknown): string => JSON.stringify({ event, payload })
const captured = (
  { gatewayOrderId }: Pick<NewOrder, 'gatewayOrderId'>,
  payment: { id: string } = { id: unique('pay') },
) => {
  const entity = { id: payment.id, order_id: gatewayOrderId, amount: price, currency: 'INR', status: 'captured' }
  return eventOf('payment.captured', { payment: { entity } })
}

describe('a webhook (PAY-13, PAY-14)', () => {
  test('opens the item once, however often it is told of under one id or another', async () => {
    const order = await newOrder()
    const body = captured(order)
    const headers = webhookHeaders(webhook, body)
    const statuses = await Promise.all([tell(body, headers), tell(body, headers), tell(body)])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await tell(body, headers)).status).toBe(200)
    expect(await outcomeOf(order)).toEqual(opened)
  })

  test('with a wrong signature, none, or no id is refused and changes nothing', async () => {
    const order = await newOrder()
    const body = captured(order)
    const sound = webhookHeaders(webhook, body)
    const refused = [
      { ...sound, 'x-razorpay-signature': undefined },
      { ...sound, 'x-razorpay-signature': signatureOf(key, body) },
      { ...sound, 'x-razorpay-signature': 'not hex' },
      { ...sound, 'x-razorpay-event-id': undefined },
      { ...sound, 'x-razorpay-event-id': 'x'.repeat(65) },
    ]
    for (const headers of refused) expect((await tell(body, headers)).status).toBe(400)
    const reserialised = JSON.stringify(JSON.parse(body), null, 1)
    expect((await tell(reserialised, sound)).status).toBe(400)
    expect(await outcomeOf(order)).toEqual(untouched)
  })

  test.each([
    ['of 2 MB', JSON.stringify({ event: 'x'.repeat(2_000_000) }), 413],
    ['that is nested too deep', `${'['.repeat(50)}${']'.repeat(50)}`, 413],
    ['that is no JSON', 'event=payment.captured', 400],
    ['without a kind', '{}', 400],
    ['of a known kind without its fields', eventOf('payment.captured', { payment: { entity: { id: 1 } } }), 400],
    ['of an unknown kind', eventOf('settlement.processed', { settlement: [null] }), 200],
    ['of an unknown kind with a payment of a new form', eventOf('payment.dispute.created', { payment: 7 }), 200],
    ['of a known kind without a payment', eventOf('order.paid', {}), 200],
  ])('%s is answered and never asked for again', async (_, body, status) => {
    expect((await tell(body)).status).toBe(status)
  })

  test('for an unknown order is taken without effect', async () => {
    const body = captured({ gatewayOrderId: `order_${randomUUID()}` })
    expect((await tell(body)).status).toBe(200)
    expect(await query('SELECT 1 FROM payments WHERE id = ?', JSON.parse(body).payload.payment.entity.id)).toEqual([])
  })

  test('of an authorised payment takes the money at the gateway', async () => {
    const order = await newOrder()
    await paid(order, { status: 'authorized', telling: {} })
    await expect.poll(() => outcomeOf(order)).toEqual(opened)
  })
})

describe('the sandbox gateway (PAY-32)', () => {
  const choose = async ({ orderId, gatewayOrderId }: NewOrder, act: string) => {
    const body = new URLSearchParams({
      act,
      order_id: gatewayOrderId,
      callback_url: `${inject('url')}/api/payments/callback`,
      cancel_url: `${inject('url')}/my-purchases/${orderId}`,
    })
    const reply = await fetch(`${inject('gateway')}/sandbox/checkout`, { method: 'POST', body, redirect: 'manual' })
    return { status: reply.status, text: await reply.text() }
  }

  test.each(['pay_unnoticed', 'pay_authorised', 'pay_twice_told', 'pay_disordered'])(
    'tells of a payment that a person makes by "%s"',
    async (act) => {
      const order = await newOrder()
      expect((await choose(order, act)).status).toBe(200)
      await expect.poll(() => outcomeOf(order)).toEqual(opened)
    },
  )

  test('fails, or lets a person go back, without a right', async () => {
    const [failed, left] = [await newOrder(), await newOrder()]
    expect((await choose(failed, 'fail')).text).toContain('error[metadata]')
    expect((await choose(left, 'abandon')).status).toBe(303)
    await expect.poll(() => outcomeOf(failed)).toEqual({ ...untouched, state: 'failed' })
    expect(await outcomeOf(left)).toEqual(untouched)
  })
})

/** Posts the form with which the gateway returns, as a page of another site does: without cookies. */
const comeBack = (fields: URLSearchParams, visitor = new Visitor()) =>
  visitor.call('POST', '/api/payments/callback', undefined, {
    raw: String(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://gateway.test', cookie: undefined },
  })

describe('the return from the gateway (PAY-13, PAY-14)', () => {
  test('opens the item and leads to the order, again too', async () => {
    const order = await newOrder()
    const fields = returnOf(await paid(order))
    for (const reply of await Promise.all([comeBack(fields), comeBack(fields)])) {
      expect(reply.status, reply.text).toBe(303)
      expect(reply.headers.get('location')).toContain(order.orderId)
    }
    expect(await outcomeOf(order)).toEqual(opened)
  })

  test('with a wrong signature, or that of another order or secret, is refused', async () => {
    const [order, other] = [await newOrder(), await newOrder()]
    const payment = await paid(order)
    const content = `${order.gatewayOrderId}|${payment.id}`
    const wrong = ['', 'f'.repeat(64), signatureOf(webhook, content)]
    for (const signature of wrong)
      expect((await comeBack(returnOf({ ...payment, razorpay_signature: signature }))).status).toBe(400)
    const exchanged = returnOf({ ...payment, razorpay_order_id: other.gatewayOrderId })
    expect((await comeBack(exchanged)).status).toBe(400)
    expect([await outcomeOf(order), await outcomeOf(other)]).toEqual([untouched, untouched])
  })

  test("with somebody else's order opens it for its own student alone", async () => {
    const [order, thief] = [await newOrder(), await newStudent()]
    const reply = await comeBack(returnOf(await paid(order)), thief)
    expect(reply.status).toBe(303)
    expect((await thief.get(`/api/orders/${order.orderId}`)).status).toBe(404)
    expect((await order.student.get(`/api/orders/${order.orderId}`)).status).toBe(200)
    expect(await outcomeOf(order)).toEqual(opened)
  })

  test('of an unknown order, as JSON, by GET or without its fields is refused', async () => {
    const payment = { ...(await paid(await newOrder())), razorpay_order_id: 'order_unknown' }
    expect((await comeBack(returnOf(payment))).status).toBe(404)
    expect((await comeBack(new URLSearchParams({ 'error[metadata]': '{"order_id":"order_unknown"}' }))).status).toBe(
      404,
    )
    expect((await comeBack(new URLSearchParams({ 'error[metadata]': '{' }))).status).toBe(400)
    expect((await new Visitor().post('/api/payments/callback', {})).status).toBe(415)
    expect([404, 405]).toContain((await new Visitor().get('/api/payments/callback')).status)
  })

  test('after a failed payment asks the gateway, so that the form proves nothing', async () => {
    const order = await newOrder()
    await paid(order)
    const fields = new URLSearchParams({ 'error[metadata]': JSON.stringify({ order_id: order.gatewayOrderId }) })
    expect((await comeBack(fields)).status).toBe(303)
    expect(await outcomeOf(order)).toEqual(opened)
  })
})

describe('an order of another student (PAY-15)', () => {
  test('is read, asked about and cancelled by its own student alone', async () => {
    const [order, thief] = [await newOrder(), await newStudent()]
    const address = `/api/orders/${order.orderId}`
    expect((await thief.post(`${address}/question`)).status).toBe(404)
    expect((await thief.post(`${address}/cancellation`)).status).toBe(404)
    expect(await outcomeOf(order)).toEqual(untouched)
    expect((await order.student.post(`${address}/cancellation`)).status).toBe(200)
    expect(await outcomeOf(order)).toMatchObject({ state: 'cancelled' })
  })
})
