import { randomUUID } from 'node:crypto'
import type { CookieStudent } from '../support/many-students.ts'
import { price, type Placed, type ProofShop } from './shop.ts'

/** What a student must have in the end: rights and invoices, and orders that a person has to look at. */
export type Expected = { rights: number; documents: number; reviews: number }

export const opened: Expected = { rights: 1, documents: 1, reviews: 0 }
const closed: Expected = { rights: 0, documents: 0, reviews: 0 }
const inReview: Expected = { rights: 0, documents: 0, reviews: 1 }
const openedAndInReview: Expected = { rights: 1, documents: 1, reviews: 1 }

type Scene = { shop: ProofShop; student: CookieStudent; other: CookieStudent; offer: number; random: () => number }

export type Course = { name: string; expected: Expected; run: (scene: Scene) => Promise<unknown> }

const dayMs = 86_400_000

const placed = ({ shop, student, offer }: Scene): Promise<Placed> => shop.placeUntilDone(student, { offer })

/** A course that begins with an order at the gateway. */
const course = (name: string, expected: Expected, run: (scene: Scene, order: Placed) => Promise<unknown>): Course => ({
  name,
  expected,
  run: async (scene) => run(scene, await placed(scene)),
})

/** Throws unless every answer is among the statuses; a proof that only looks at the end misses a wrong refusal. */
const answers = async (calls: Promise<number>[], ...allowed: number[]): Promise<void> => {
  const statuses = await Promise.all(calls)
  const wrong = statuses.find((status) => !allowed.includes(status))
  if (wrong !== undefined) throw new Error(`answered ${wrong}, not ${allowed.join(' or ')}`)
}

const shuffled = <Item>(items: Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, next) => one.at - next.at)
    .map(({ item }) => item)

/** A paid order that the product has not been told of. */
const untold = async ({ shop }: Scene, { gatewayOrderId }: Placed, parts = {}) => shop.pay(gatewayOrderId, parts)

const throughOneWay: Course[] = [
  course('told by webhook', opened, ({ shop }, { gatewayOrderId }) => shop.pay(gatewayOrderId, { telling: {} })),
  course('told three times by webhook', opened, ({ shop }, { gatewayOrderId }) =>
    shop.pay(gatewayOrderId, { telling: { times: 3 } }),
  ),
  course('told in the wrong order', opened, ({ shop }, { gatewayOrderId }) =>
    shop.pay(gatewayOrderId, { telling: { events: ['payment.captured', 'payment.authorized', 'payment.failed'] } }),
  ),
  course('told by callback alone', opened, async (scene, order) =>
    answers([scene.shop.comeBack(await untold(scene, order))], 303),
  ),
  course('found by the poll alone', opened, untold),
  course('authorised, and captured by the product', opened, ({ shop }, { gatewayOrderId }) =>
    shop.pay(gatewayOrderId, { status: 'authorized', telling: {} }),
  ),
]

const raced: Course[] = [
  course('callback, webhooks and questions at once', opened, async (scene, order) => {
    const { shop, student, random } = scene
    const payment = await untold(scene, order)
    const event = randomUUID()
    const calls = [
      () => shop.comeBack(payment),
      () => shop.comeBack(payment),
      () => shop.tell(payment, event),
      () => shop.tell(payment, event),
      () => shop.tell(payment),
      () => shop.question(student, order.orderId).then(({ status }) => status),
    ]
    await answers(
      shuffled(calls, random).map((call) => call()),
      200,
      303,
    )
  }),
  {
    name: 'ordered in two tabs at once',
    expected: opened,
    run: async (scene) => {
      const orders = await Promise.all([placed(scene), placed(scene)])
      if (new Set(orders.map(({ orderId }) => orderId)).size !== 1) throw new Error('two tabs made two orders')
      await Promise.all(orders.slice(0, 1).map(({ gatewayOrderId }) => scene.shop.pay(gatewayOrderId, { telling: {} })))
    },
  },
  course('paid and cancelled at once', opened, ({ shop, student }, { orderId, gatewayOrderId }) =>
    Promise.all([shop.pay(gatewayOrderId, { telling: {} }), shop.post(student, `/api/orders/${orderId}/cancellation`)]),
  ),
]

const late: Course[] = [
  course('paid after it expired', opened, async ({ shop }, { orderId, gatewayOrderId }) => {
    await shop.expire(orderId)
    await shop.pay(gatewayOrderId, { telling: {} })
  }),
  course('paid after it was cancelled', opened, async ({ shop, student }, { orderId, gatewayOrderId }) => {
    await shop.post(student, `/api/orders/${orderId}/cancellation`)
    await shop.pay(gatewayOrderId, { telling: {} })
  }),
  course('failed, and authorised three days later', opened, async (scene, order) => {
    const { shop } = scene
    const payment = await untold(scene, order, { status: 'failed' })
    await answers([shop.tell(payment)], 200)
    await shop.change(
      'UPDATE orders SET created_at = created_at - ?, poll_at = NULL WHERE id = ?',
      3 * dayMs,
      order.orderId,
    )
    await shop.act(`payments/${payment.id}/status`, { status: 'authorized', telling: {} })
  }),
  course('failed, and paid by a second try', opened, async (scene, order) => {
    await answers([scene.shop.tell(await untold(scene, order, { status: 'failed' }))], 200)
    await answers([scene.shop.comeBack(await untold(scene, order))], 303)
  }),
]

const unpaid: Course[] = [
  course('abandoned', closed, async () => undefined),
  course('failed', closed, ({ shop }, { gatewayOrderId }) =>
    shop.pay(gatewayOrderId, { status: 'failed', telling: { times: 2 } }),
  ),
]

/** Messages that the gateway never sent, about an order that is not paid. */
const forged: Course[] = [
  course('webhooks with wrong secrets', closed, ({ shop }, { gatewayOrderId }) =>
    // A payment that nobody made: its amount is right, so that the signature alone protects.
    shop.act(`orders/${gatewayOrderId}/forgeries`, { telling: { wrongSignature: true, times: 3 } }),
  ),
  course('webhooks serialised again', closed, ({ shop }, { gatewayOrderId }) =>
    shop.act(`orders/${gatewayOrderId}/forgeries`, { telling: { reserialised: true } }),
  ),
  course('returns with wrong signatures', closed, async ({ shop }, { gatewayOrderId }) => {
    const payment = { id: 'pay_forged', order_id: gatewayOrderId, status: 'captured' }
    const fields = { ...payment, razorpay_payment_id: payment.id, razorpay_order_id: gatewayOrderId }
    await answers(
      ['', '0'.repeat(64)].map((razorpay_signature) => shop.comeBack({ ...fields, razorpay_signature })),
      400,
    )
  }),
  course("another student's acts", closed, async ({ shop, other }, { orderId }) => {
    const acts = ['question', 'cancellation'].map((act) => shop.post(other, `/api/orders/${orderId}/${act}`))
    await answers(
      acts.map(async (act) => (await act).status),
      404,
    )
  }),
]

/** Money that does not fit. */
const misfits: Course[] = [
  course('another amount', inReview, ({ shop }, { gatewayOrderId }) =>
    shop.pay(gatewayOrderId, { amount: 100, telling: { times: 2 } }),
  ),
  course('another currency', inReview, ({ shop }, { gatewayOrderId }) =>
    shop.pay(gatewayOrderId, { currency: 'USD', telling: {} }),
  ),
  course('another amount first, then the right one', openedAndInReview, async (scene, order) => {
    await answers([scene.shop.tell(await untold(scene, order, { amount: 100 }))], 200)
    await answers([scene.shop.comeBack(await untold(scene, order))], 303)
  }),
  course('paid twice at once', openedAndInReview, async (scene, order) => {
    const payments = await Promise.all([untold(scene, order), untold(scene, order)])
    await answers(
      payments.map((payment) => scene.shop.tell(payment)),
      200,
    )
  }),
  course('bought again, and the first paid late', openedAndInReview, async (scene, first) => {
    await scene.shop.expire(first.orderId)
    const second = await placed(scene)
    await answers([scene.shop.comeBack(await untold(scene, second))], 303)
    await answers([scene.shop.tell(await untold(scene, first))], 200)
  }),
  course("told of under another student's order", opened, async (scene, order) => {
    const { shop, other, offer } = scene
    const payment = await untold(scene, order)
    const theirs = await shop.placeUntilDone(other, { offer })
    await answers([shop.comeBack({ ...payment, razorpay_order_id: theirs.gatewayOrderId })], 400)
  }),
]

const refused: Course[] = [
  {
    name: 'a price of its own',
    expected: closed,
    run: async ({ shop, student, offer }) => {
      const { status, code } = await shop.place(student, { offer, totalPaise: 100 })
      if (status !== 409 || code !== 'purchases.price_changed') throw new Error(`answered ${status} ${code}`)
    },
  },
  {
    name: 'an order of zero',
    expected: { rights: 1, documents: 0, reviews: 0 },
    run: ({ shop, student, offer }) => shop.placeUntilDone(student, { offer, coupon: ' free ', totalPaise: 0 }),
  },
]

export const courses: readonly Course[] = [
  ...throughOneWay,
  ...raced,
  ...late,
  ...unpaid,
  ...forged,
  ...misfits,
  ...refused,
]

/** A coupon at its limit: ten times as many students want it as may have it. All who got it pay. */
export const raceCoupon = async (
  shop: ProofShop,
  students: CookieStudent[],
  limit: number,
): Promise<CookieStudent[]> => {
  await shop.addCoupon('RACE', 20, limit)
  const totalPaise = price - Math.floor((price * 20) / 100 / 100) * 100
  const got = await Promise.all(
    students.map(async (student, offer) => {
      const order = await shop.place(student, { offer, coupon: 'race', totalPaise })
      if (order.status !== 201) return null
      await shop.pay(order.gatewayOrderId, { telling: {} })
      return student
    }),
  )
  return got.filter((student) => student !== null)
}
