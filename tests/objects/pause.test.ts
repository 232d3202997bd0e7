import { expect, test } from 'vitest'
import { giveWay, serving } from '../../worker/platform/pause.ts'
import { servicesAt } from './support.ts'

/** True when a request that waits is served while long work gives way. */
const servesAt = async (now: number): Promise<boolean> => {
  let isServed = false
  setTimeout(() => (isServed = true))
  await giveWay(servicesAt(() => now))
  return isServed
}

/** A request that is being served from an instant until it is answered. */
const requestAt = (now: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const served = serving(
    () => now,
    () => promise,
  )
  return { answer: () => resolve(), served }
}

const minute = 60_000

test('long work serves requests after each turn, and all of an isolate pauses together (PLT-58)', async () => {
  const start = Date.now() + minute
  expect(await servesAt(start)).toBe(true)
  expect(await servesAt(start + 9)).toBe(false)
  expect(await servesAt(start + 10)).toBe(true)
  const [one, other] = [await servesAt(start + 20), await servesAt(start + 20)]
  expect([one, other]).toEqual([true, false])
})

test('long work waits until a request is answered, and the work of a request does not (PLT-58)', async () => {
  const start = Date.now() + 2 * minute
  const request = requestAt(start)
  const order: string[] = []
  const work = giveWay(servicesAt(() => start)).then(() => order.push('work'))
  const caller = { requestId: 'req_own', address: '::1', userAgent: null }
  await giveWay({ now: () => start, caller }).then(() => order.push('own'))
  setTimeout(() => {
    order.push('answer')
    request.answer()
  }, 20)
  await Promise.all([work, request.served])
  expect(order).toEqual(['own', 'answer', 'work'])
})

test('long work goes on under steady requests, and after one that was cancelled (PLT-58)', async () => {
  const start = Date.now() + 3 * minute
  const request = requestAt(start)
  const clock = { reads: 0 }
  const readsUntilOn = async (from: number): Promise<number> => {
    clock.reads = 0
    await giveWay(servicesAt(() => from + 10 * clock.reads++))
    return clock.reads
  }
  expect(await readsUntilOn(start)).toBeGreaterThan(5)
  expect(await readsUntilOn(start + minute)).toBeLessThan(5)
  request.answer()
  await request.served
})
