import { listDurableObjectIds } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { Caller } from './caller.ts'
import { env, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const objects = async () => (await listDurableObjectIds(env.LIMITERS)).length

test('wrong codes from one client address end at 50 and make no more objects (ACC-24)', async () => {
  const guesser = new Caller()
  const guess = async () => {
    const login = { email: `${unique('victim')}@example.test`, password: 'anything at all', code: 'AAAA-AAAA' }
    return (await guesser.call('POST', '/api/auth/sign-in/email', login)).status
  }
  const before = await objects()
  const statuses: number[] = []
  for (let tries = 0; tries < 60; tries += 1) statuses.push(await guess())
  expect(statuses).toEqual([...Array<number>(50).fill(400), ...Array<number>(10).fill(429)])
  // One object for the client address, and one for each checked code.
  expect((await objects()) - before).toBe(51)
})
