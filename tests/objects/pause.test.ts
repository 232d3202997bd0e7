import { expect, test } from 'vitest'
import { giveWay } from '../../worker/platform/pause.ts'

/** True when a request that waits is served while long work gives way. */
const servesAt = async (now: number): Promise<boolean> => {
  let isServed = false
  setTimeout(() => (isServed = true))
  await giveWay({ now: () => now })
  return isServed
}

test('long work serves requests after each turn, and all of an isolate pauses together (PLT-58)', async () => {
  const start = Date.now() + 60_000
  expect(await servesAt(start)).toBe(true)
  expect(await servesAt(start + 9)).toBe(false)
  expect(await servesAt(start + 10)).toBe(true)
  const [one, other] = [await servesAt(start + 20), await servesAt(start + 20)]
  expect([one, other]).toEqual([true, false])
})
