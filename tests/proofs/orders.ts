import { inParallel } from '../support/api-student.ts'
import { figuresOf, orderFaults, type Buyer } from './order-checks.ts'
import { courses, opened, raceCoupon, type Course } from './order-courses.ts'
import { killOnce } from './order-kills.ts'
import type { ProofRow } from './row.ts'
import { ProofShop } from './shop.ts'

type Plan = {
  /** Orders, each of a course. */
  orders: number
  /** Orders that are paid, and told of, in the same instant. */
  burst: number
  kills: number
  /** Uses of a coupon for which ten times as many students race. */
  coupons: number
  /** Answers of a gateway that is down, each with orders that wait for it. */
  outages: number[]
}

const plans: Record<'short' | 'full', Plan> = {
  short: { orders: 54, burst: 10, kills: 1, coupons: 1, outages: [503] },
  full: { orders: 620, burst: 200, kills: 25, coupons: 5, outages: [503, 409, 500, 429] },
}
const lanes = 12

type Proof = { shop: ProofShop; random: () => number; buyers: Buyer[]; faults: string[] }

const takeCourses = async ({ shop, random, buyers, faults }: Proof, count: number): Promise<void> => {
  const students = await shop.students(count)
  const others = await shop.students(1 + Math.ceil(count / courses.length))
  await inParallel(students, lanes, async (student, index) => {
    const course: Course | undefined = courses[index % courses.length]
    const other = others[Math.floor(index / courses.length)]
    if (!course || !other) throw new Error('There are courses and others.')
    buyers.push({ userId: student.userId, course: course.name, expected: course.expected })
    await course
      .run({ shop, student, other, offer: index, random })
      .catch((error: unknown) => faults.push(`${course.name}: ${error instanceof Error ? error.message : `${error}`}`))
  })
}

/** Many payments that are told of in the same instant. */
const payAtOnce = async ({ shop, buyers }: Proof, count: number): Promise<number> => {
  const students = await shop.students(count)
  const placed = await inParallel(students, lanes, (student, offer) => shop.placeUntilDone(student, { offer }))
  const payments = await inParallel(placed, lanes, ({ gatewayOrderId }) => shop.pay(gatewayOrderId))
  const began = performance.now()
  await Promise.all(payments.map((payment) => shop.tell(payment)))
  buyers.push(...students.map(({ userId }) => ({ userId, course: 'paid at once', expected: opened })))
  return performance.now() - began
}

/** Orders while the gateway is down: refused without a charge, and the same orders when it is up. */
const orderInOutage = async ({ shop, buyers, faults }: Proof, status: number): Promise<void> => {
  const students = await shop.students(5)
  await shop.act('faults', { status })
  const refused = await Promise.all(students.map((student, offer) => shop.place(student, { offer })))
  await shop.act('faults', { status: '' })
  if (refused.some((order) => order.status !== 503)) faults.push(`a gateway that answers ${status} was not told of`)
  for (const [offer, student] of students.entries()) {
    const { gatewayOrderId } = await shop.placeUntilDone(student, { offer })
    await shop.pay(gatewayOrderId, { telling: {} })
    buyers.push({ userId: student.userId, course: `ordered while the gateway answered ${status}`, expected: opened })
  }
}

const prove = async (proof: Proof, plan: Plan): Promise<void> => {
  const { shop, random, buyers } = proof
  await takeCourses(proof, plan.orders)
  const burstMs = await payAtOnce(proof, plan.burst)
  for (const status of plan.outages) await orderInOutage(proof, status)
  const eager = await shop.students(plan.coupons * 10)
  const got = await raceCoupon(shop, eager, plan.coupons)
  buyers.push(...got.map(({ userId }) => ({ userId, course: 'a raced coupon', expected: opened })))
  for (let kill = 0; kill < plan.kills; kill += 1)
    for (const [userId, expected] of await killOnce(shop, random))
      buyers.push({ userId, course: 'interrupted by a kill', expected })
  await shop.settle()
  proof.faults.push(...(await orderFaults(shop, buyers)))
  if (got.length !== plan.coupons) proof.faults.push(`${got.length} of ${plan.coupons} uses of a coupon were given`)
  const { orders, rights, invoices, reviews, events } = await figuresOf(shop)
  console.log(
    `${orders} orders of ${courses.length} courses with ${plan.kills} kill -9 of workerd, each inside 6 steps at once; ${events} events of the gateway taken, ${plan.burst} payments told of at once in ${burstMs.toFixed(0)} ms, ${eager.length} students for ${plan.coupons} uses of a coupon: ${rights} rights, ${invoices} invoices without a gap, ${reviews} orders in review; ${proof.faults.length} grants missing, doubled or wrong`,
  )
}

export const orders: ProofRow = {
  name: 'orders',
  hasOwnProduct: true,
  run: async ({ short, random }) => {
    const shop = await ProofShop.start()
    const proof: Proof = { shop, random, buyers: [], faults: [] }
    try {
      await prove(proof, plans[short ? 'short' : 'full'])
    } finally {
      await shop.end()
    }
    return proof.faults
  },
}
