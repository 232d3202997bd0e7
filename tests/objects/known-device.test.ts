import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { app } from '../../worker/app.ts'
import { Caller } from './caller.ts'
import { env, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const origin = 'https://taiyari.example'

/** Signs in over HTTPS and returns the `Set-Cookie` headers. */
const logIn = async (email: string, cookie: string): Promise<string[]> => {
  const request = new Request(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json', 'cf-connecting-ip': unique('address') },
    body: JSON.stringify({ email, password: 'a long enough password' }),
  })
  const ctx = createExecutionContext()
  const response = await app.fetch(request, { ...env, PUBLIC_ORIGIN: origin }, ctx)
  await waitOnExecutionContext(ctx)
  expect(response.status).toBe(200)
  return response.headers.getSetCookie()
}

const nameIn = (cookie = ''): string | undefined => /device=([\w-]+)/.exec(cookie)?.[1]

test('the cookie of a known device belongs to one host over HTTPS, and an earlier cookie still counts (ACC-23)', async () => {
  const caller = await new Caller().signUp()
  const plain = caller.cookies.get('device') ?? ''
  const [moved, ...others] = (await logIn(caller.email, `device=${plain}`)).filter((each) => each.includes('device='))
  expect(others).toEqual([])
  expect(moved).toMatch(/^__Host-device=.*; Path=\/; .*Secure/)
  expect(moved).not.toMatch(/domain/i)
  expect(nameIn(moved)).toBe(nameIn(`device=${plain}`))
  const again = await logIn(caller.email, moved?.split(';')[0] ?? '')
  expect(nameIn(again.find((each) => each.startsWith('__Host-device=')))).toBe(nameIn(moved))
})
