import { listDurableObjectIds } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../worker/platform/ids.ts'
import { accessMatrix } from '../worker/access-matrix.ts'
import { Caller } from './caller.ts'
import { env, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const ofAttempts = accessMatrix.filter(({ path }) => path.startsWith('/api/attempts/:attemptId'))
const objects = async () => (await listDurableObjectIds(env.ATTEMPTS)).map(String).toSorted()

test('guessed attempts and those of other students make no object at any address (PLT-27)', async () => {
  expect(ofAttempts.length).toBeGreaterThan(10)
  const [owner, caller] = [await new Caller().signUp(), await new Caller().signUp()]
  const { lease, attemptId } = await caller.begin()
  const theirs = await owner.begin()
  const before = await objects()
  for (const guessed of [newId('att', Date.now()), theirs.attemptId]) {
    const target = { attemptId: guessed, lease, ticket: lease, unique: unique('x'), email: caller.email, password: 'x' }
    for (const { method, address, path, body } of ofAttempts) {
      const reply = await caller.call(method, address?.(target) ?? path, body?.(target))
      expect([method, path, reply.status >= 400 && reply.status < 500]).toEqual([method, path, true])
    }
  }
  expect(await objects()).toEqual(before)
  expect((await caller.call('GET', `/api/attempts/${attemptId}`)).status).toBe(200)
})
