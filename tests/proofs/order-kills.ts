import { setTimeout as sleep } from 'node:timers/promises'
import { opened, type Expected } from './order-courses.ts'
import type { ProofShop } from './shop.ts'

/** Longest time between the kill and the things that it interrupts, milliseconds. */
const spreadMs = 40
/** Time in which the gateway answers nothing, so that the product waits inside a step. */
const heldMs = 1_500

const freeOrder: Expected = { rights: 1, documents: 0, reviews: 0 }

/** A call that a kill interrupts. */
const interrupted = (call: Promise<unknown>): Promise<unknown> => call.catch(() => undefined)

/**
 * Kills workerd inside every step of an order at once: placing before and after the gateway has it, an order of zero, the
 * callback, the webhook of an authorised and of a captured payment, the poll, and orders that were paid or placed before.
 * The gateway tells its events again, the students order again, and browsers that returned never come back. Returns what
 * each student must have.
 */
export const killOnce = async (shop: ProofShop, random: () => number): Promise<[string, Expected][]> => {
  const students = await shop.students(8)
  const [placing, free, returning, authorised, captured, polled, untold, unpaid] = students
  if (!placing || !free || !returning || !authorised || !captured || !polled || !untold || !unpaid)
    throw new Error('A kill needs eight students.')
  const order = async (student: typeof placing) => (await shop.placeUntilDone(student)).gatewayOrderId
  const returned = await shop.pay(await order(returning))
  const [authorisedAt, capturedAt, unpaidAt] = [await order(authorised), await order(captured), await order(unpaid)]
  await shop.pay(await order(untold))
  const asked = await shop.placeUntilDone(polled)
  await shop.pay(asked.gatewayOrderId)

  const isBefore = random() < 0.5
  await shop.act('faults', isBefore ? { holdMs: heldMs } : { delayMs: heldMs })
  await shop.pay(authorisedAt, { status: 'authorized', telling: {} })
  const calls = [
    interrupted(shop.place(placing)),
    interrupted(shop.comeBack(returned)),
    interrupted(shop.question(polled, asked.orderId)),
  ]
  await sleep(heldMs / 3)
  await shop.pay(capturedAt, { telling: { delayMs: random() * spreadMs } })
  calls.push(interrupted(shop.place(free, { coupon: 'free', totalPaise: 0 })))
  await sleep(random() * spreadMs)
  await shop.product.kill()
  await shop.act('faults', { holdMs: 0, delayMs: 0 })
  await Promise.all(calls)
  await shop.product.up()

  await shop.pay((await shop.placeUntilDone(placing)).gatewayOrderId, { telling: {} })
  const [isFree] = await shop.product.query(`SELECT 1 FROM entitlements WHERE user_id = '${free.userId}'`)
  if (!isFree) await shop.placeUntilDone(free, { coupon: 'free', totalPaise: 0 })
  await shop.pay(unpaidAt, { telling: {} })
  const paying = [placing, returning, authorised, captured, polled, untold, unpaid]
  return [...paying.map(({ userId }): [string, Expected] => [userId, opened]), [free.userId, freeOrder]]
}
