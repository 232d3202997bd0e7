import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { app } from '../../worker/app.ts'
import { Caller } from './caller.ts'
import { bellOf } from './notice-readers.ts'
import { db, env, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const origin = 'https://taiyari.example'
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const password = 'a long enough password'

const post = async (path: string, body: object, cookie: string): Promise<string> => {
  const request = new Request(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'content-type': 'application/json',
      'cf-connecting-ip': unique('address'),
      'user-agent': phone,
    },
    body: JSON.stringify(body),
  })
  const ctx = createExecutionContext()
  const response = await app.fetch(request, { ...env, PUBLIC_ORIGIN: origin }, ctx)
  await waitOnExecutionContext(ctx)
  expect(response.status).toBe(200)
  const device = response.headers.getSetCookie().find((each) => each.includes('device='))
  return device?.split(';')[0] ?? ''
}

const logIn = (email: string, cookie: string) => post('sign-in/email', { email, password }, cookie)

const idOf = async (email: string): Promise<string> =>
  (await db.get<{ id: string }>(sql`SELECT id FROM auth_users WHERE email = ${email}`)).id

const noticesOf = async (email: string) => (await bellOf(await idOf(email))).filter(({ kind }) => kind === 'device.new')

describe('a sign-in on a device that the account has not used (NTF-30)', () => {
  test('is told once, with browser, system and time, at once and by mail; the registration is not', async () => {
    const { email } = await new Caller().signUp()
    expect(await noticesOf(email)).toEqual([])
    const device = await logIn(email, '')
    await logIn(email, device)
    const notices = await noticesOf(email)
    expect(notices).toMatchObject([{ link: '/profile/security' }])
    expect(notices[0]?.text).toMatch(/^Chrome on Android, \d+ \w+ \d{4}, \d+:\d\d [ap]m\. /)
    const mail = await db.get(
      sql`SELECT kind, is_daily, not_before <= created_at AS isDue FROM notice_mails WHERE user_id = ${await idOf(email)}`,
    )
    expect(mail).toEqual({ kind: 'device.new', is_daily: 0, isDue: 1 })
  })

  test('is known after a change of the password, and for each account of a shared phone', async () => {
    const [one, other] = [await new Caller().signUp(), await new Caller().signUp()]
    const shared = await logIn(other.email, await logIn(one.email, ''))
    await db.run(sql`
      UPDATE auth_accounts SET updated_at = updated_at + 1000 WHERE user_id = ${await idOf(one.email)}`)
    await logIn(one.email, shared)
    expect(await noticesOf(one.email)).toHaveLength(1)
    expect(await noticesOf(other.email)).toHaveLength(1)
  })
})
