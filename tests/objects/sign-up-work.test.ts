import { listDurableObjectIds } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { solve } from '../../client/features/accounts/work/solve.ts'
import { workMs } from '../../domain/accounts/work.ts'
import { limitSignUp } from '../../worker/accounts/sign-up-work.ts'
import type { AppError } from '../../worker/platform/errors.ts'
import { Caller } from './caller.ts'
import { env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const now = Date.UTC(2029, 2, 4, 6)

const servicesWith = (SIGN_UP_WORK_AFTER: string, at = now) =>
  servicesAt(() => at, { env: { ...env, SIGN_UP_WORK_AFTER } })

/** Challenge of a refused registration; null when the registration is admitted. */
const challengeFor = async (address: string, work?: string, at = now, after = '2'): Promise<string | null> => {
  try {
    await limitSignUp(servicesWith(after, at), address, work)
    return null
  } catch (error) {
    expect(error).toMatchObject({ code: 'platform.rate_limited', status: 429 })
    return (error as AppError).extra.details?.['work'] as string
  }
}

describe('registrations beyond the hourly number of one client address (ACC-9)', () => {
  const crowded = async (): Promise<string> => {
    const address = unique('crowd')
    expect([await challengeFor(address), await challengeFor(address)]).toEqual([null, null])
    return address
  }

  test('each need their own, which counts once', async () => {
    const address = await crowded()
    const work = await solve((await challengeFor(address)) ?? '')
    expect(await challengeFor(address, work)).toBeNull()
    expect(await challengeFor(address, work)).not.toBeNull()
    expect(await challengeFor(unique('elsewhere'))).toBeNull()
    expect(await challengeFor(address, undefined, now + 60 * 60_000)).toBeNull()
  })

  test('count one proof in another spelling as the same', async () => {
    const address = await crowded()
    const work = await solve((await challengeFor(address)) ?? '')
    const [challenge = '', numbers = ''] = work.split(':')
    const respelt = [`0${work}`, `${challenge}.:${numbers}`, `.${work}`, `${challenge}:0${numbers}`]
    expect(await challengeFor(address, work)).toBeNull()
    for (const other of respelt) expect(await challengeFor(address, other)).not.toBeNull()
  })

  test('accept no proof that is wrong, too old, of another address or made up', async () => {
    const address = await crowded()
    const challenge = (await challengeFor(address)) ?? ''
    const work = await solve(challenge)
    const wrong = work.replace(/\d+$/, (number) => String(Number(number) + 1))
    const forged = await solve(challenge.replace(/^\d+/, String(now + 10 * workMs)))
    for (const bad of ['', 'a:1', `${challenge}:1,1,1,1,1,1,1,1`, wrong, forged])
      expect(await challengeFor(address, bad)).not.toBeNull()
    expect(await challengeFor(address, work, now + workMs)).not.toBeNull()
    const [other, elsewhere] = [await crowded(), await solve((await challengeFor(address)) ?? '')]
    expect(await challengeFor(other, elsewhere)).not.toBeNull()
    expect(await challengeFor(address, work)).toBeNull()
  })

  test('store no challenge before it is solved', async () => {
    const address = await crowded()
    const before = (await listDurableObjectIds(env.LIMITERS)).length
    for (let time = 0; time < 20; time += 1) await challengeFor(address, 'made-up')
    expect((await listDurableObjectIds(env.LIMITERS)).length).toBe(before)
  })

  test('need it in a deployment unless it is switched off, and on a laptop only where it is switched on', async () => {
    const address = unique('crowd')
    const free = async (bindings: Partial<typeof env>, times: number): Promise<number> => {
      let sum = 0
      for (let time = 0; time < times; time += 1)
        sum += await limitSignUp(
          servicesAt(() => now, { env: { ...env, ...bindings } }),
          address,
          undefined,
        ).then(
          () => 1,
          () => 0,
        )
      return sum
    }
    expect(await free({}, 35)).toBe(35)
    expect(await free({ DEPLOYMENT: 'production' }, 35)).toBe(30)
    expect(await free({ DEPLOYMENT: 'production', SIGN_UP_WORK_AFTER: 'off' }, 5)).toBe(5)
  })

  test('make the account when the route gets the proof', async () => {
    const [bindings, caller] = [{ ...env, SIGN_UP_WORK_AFTER: '0' }, new Caller()]
    const account = { name: 'Caller', email: caller.email, password: 'a long enough password' }
    const signUp = (parts: Record<string, string> = {}) =>
      caller.call('POST', '/api/auth/sign-up/email', { ...account, ...parts }, bindings)
    const refused = await signUp()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await signUp({ work: await solve(refused.body.details?.['work'] as string) })).status).toBe(200)
  })
})
