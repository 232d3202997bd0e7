import type { Miniflare } from 'miniflare'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { runningDatabase } from '../../scripts/storage/running-database.ts'

setFlagsFromString('--expose_gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Miniflare whose database executes batches when it is told to, with weak references to the prepared statements. */
const slowMiniflare = () => {
  const prepared: WeakRef<object>[] = []
  const waiting: (() => void)[] = []
  const prepare = () => {
    const statement = {}
    prepared.push(new WeakRef(statement))
    return statement
  }
  const batch = () => new Promise<unknown[]>((resolve) => waiting.push(() => resolve([])))
  const mf = { getD1Database: async () => ({ prepare, batch }) } as unknown as Miniflare
  const left = () => prepared.filter((reference) => reference.deref() !== undefined).length
  return { mf, left, execute: () => waiting.forEach((resolve) => resolve()) }
}

/** Lets garbage go: references that were read in a turn of the event loop hold until its end. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('statements of a batch outlive garbage collection until they are executed, and not longer (OPS-37)', async () => {
  const { mf, left, execute } = slowMiniflare()
  const database = await runningDatabase(mf, 'DB')
  const batch = database.batch([database.prepare('SELECT 1'), database.prepare('SELECT 2')])
  await nextTurn()
  collectGarbage()
  expect(left()).toBe(2)
  execute()
  await batch
  await nextTurn()
  collectGarbage()
  expect(left()).toBe(0)
})
