import { listDurableObjectIds, runDurableObjectAlarm } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { limitMail, mailWithinLimit, mailWindowMs, type MailRequest } from '../../worker/accounts/mail-limits.ts'
import { AppError } from '../../worker/platform/errors.ts'
import { hashOf } from '../../worker/platform/hash.ts'
import { env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const now = Date.UTC(2029, 2, 4, 6)
const newAddress = () => `${unique('victim')}@example.test`

const isAdmitted = (mail: Partial<MailRequest> = {}, at = now): Promise<boolean> =>
  limitMail(
    servicesAt(() => at),
    { kind: 'reset', to: newAddress(), from: unique('address'), ...mail },
  ).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'platform.rate_limited', status: 429 })
      return false
    },
  )

/** Sequential: concurrent requests would reach the limiter objects in any order. */
const admitted = async (times: number, mail: () => Partial<MailRequest>): Promise<number> => {
  let sum = 0
  for (let time = 0; time < times; time += 1) sum += Number(await isAdmitted(mail()))
  return sum
}

/** Uses up the limit of all mails from a client address. */
const exhaust = async (from: string): Promise<void> => {
  const stub = env.LIMITERS.getByName(await hashOf(`mail:${from}`))
  await Promise.all(Array.from({ length: 299 }, () => stub.reserve({ failures: 300, windowMs: mailWindowMs }, now)))
  expect(await isAdmitted({ from })).toBe(true)
}

const objects = async () => (await listDurableObjectIds(env.LIMITERS)).length

describe('limits of mails (ACC-55)', () => {
  test('allow one sender three mails of a kind an hour to one recipient, and others still send', async () => {
    const [to, from] = [newAddress(), unique('attacker')]
    expect(await admitted(50, () => ({ to, from }))).toBe(3)
    expect(await isAdmitted({ to })).toBe(true)
  })

  test('allow one recipient ten mails of a kind an hour, from however many senders', async () => {
    const to = newAddress()
    expect(await admitted(14, () => ({ to, from: unique('attacker') }))).toBe(10)
    expect(await isAdmitted({ to: to.toUpperCase() })).toBe(false)
    expect(await isAdmitted({ to, kind: 'confirm' })).toBe(true)
    expect(await isAdmitted({ to }, now + mailWindowMs)).toBe(true)
  })

  test("allow one client address 300 mails an hour, and its refusals use up nobody's limit", async () => {
    const [from, to] = [unique('attacker'), newAddress()]
    await exhaust(from)
    expect(await admitted(20, () => ({ from, to }))).toBe(0)
    expect(await admitted(3, () => ({ from: unique('owner'), to }))).toBe(3)
  })

  test('allow an account five mails of a kind an hour, to whatever address', async () => {
    const account = unique('account')
    expect(await admitted(8, () => ({ kind: 'change', account }))).toBe(5)
  })

  test("make no object for refused requests except the sender's", async () => {
    const [from, to] = [unique('attacker'), newAddress()]
    await admitted(10, () => ({ to, from: unique('attacker') }))
    await exhaust(from)
    const before = await objects()
    expect(await admitted(20, () => ({ from }))).toBe(0)
    expect(await objects()).toBe(before)
    expect(await admitted(20, () => ({ to, from: unique('attacker') }))).toBe(0)
    expect(await objects()).toBe(before + 20)
  })

  test('leave an empty object after the window', async () => {
    const to = newAddress()
    await isAdmitted({ to })
    const stub = env.LIMITERS.getByName(await hashOf(`mail:reset:to:${to}`))
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await runDurableObjectAlarm(stub)).toBe(false)
    expect(await stub.wait({ failures: 1, windowMs: mailWindowMs }, now)).toBe(0)
  })

  test('drop only the mail when a request sends one past the limit, and report other errors', async () => {
    const [to, from] = [newAddress(), unique('attacker')]
    let sent = 0
    const work: Promise<unknown>[] = []
    const services = { ...servicesAt(() => now), later: (task: Promise<unknown>) => void work.push(task) }
    const send = async () => {
      mailWithinLimit(services, { kind: 'contact', to, from }, () => void (sent += 1))
      await work.at(-1)
    }
    for (let time = 0; time < 5; time += 1) await send()
    expect(sent).toBe(3)
    const broken = new AppError('platform.unavailable', 503, 'down')
    mailWithinLimit(services, { kind: 'contact', to: newAddress(), from: unique('address') }, () =>
      Promise.reject(broken),
    )
    await expect(work.at(-1)).rejects.toBe(broken)
  })
})
