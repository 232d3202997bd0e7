import { createExecutionContext } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBody } from '../../domain/errors.ts'
import { app } from '../../worker/app.ts'
import { accessMatrix } from '../worker/access-matrix.ts'
import type { Bindings } from '../../worker/env.ts'
import { env, event, logged, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const origin = 'http://localhost'
const cookies = new Map<string, string>()

/** Calls the app in process, with the given bindings. */
const call = async <Body = ErrorBody>(method: string, path: string, body?: unknown, bindings: Bindings = env) => {
  const request = new Request(`${origin}${path}`, {
    method,
    headers: {
      origin,
      'cf-connecting-ip': unique('address'),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const response = await app.fetch(request, bindings, createExecutionContext())
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
  }
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
}

/** A binding whose every call fails, like storage that is down. */
const broken = <Binding extends object>(message: string): Binding =>
  new Proxy({} as Binding, {
    get: () => () => {
      throw new Error(message)
    },
  })
const down = {
  ...env,
  DB: broken<D1Database>('D1_ERROR: Network connection lost.'),
  KV: broken<KVNamespace>('KV GET failed: 503'),
}

describe('the route table (PLT-21)', () => {
  test('the app has no route that is not listed in tests/worker/access-matrix.ts, and lists none that it has not', () => {
    const answered = new Set(
      app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    )
    expect([...answered].sort()).toEqual(accessMatrix.map(({ method, path }) => `${method} ${path}`).sort())
  })

  test('nothing but middleware and the pages answers every method', () => {
    const all = new Set(app.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path))
    expect([...all].sort()).toEqual([
      '/*',
      '/api/*',
      '/api/account/*',
      '/api/admin/*',
      '/api/affair-categories/*',
      '/api/attempts/*',
      '/api/courses/*',
      '/api/current-affairs/*',
      '/api/exams/*',
      '/api/facts/*',
      '/api/jobs/*',
      '/api/materials/*',
      '/api/notifications/*',
      '/api/offers/*',
      '/api/orders/*',
      '/api/practice/*',
      '/api/revision/*',
      '/api/rights/*',
      '/api/series/*',
      '/api/subjects/*',
      '/api/tasks/*',
      '/api/videos/*',
      '/popup-done',
    ])
  })
})

describe('faults of bindings and settings (PLT-2, PLT-3, PLT-35, PLT-41, PLT-42)', () => {
  test('serves nothing in a deployment without its secret or settings', async () => {
    await logged('error', async () => {
      const refused = await call('GET', '/api/health', undefined, { ...env, DEPLOYMENT: 'production' })
      expect(refused).toMatchObject({ status: 503, body: { code: 'platform.unavailable' } })
      expect(JSON.stringify(refused.body)).not.toMatch(/[A-Z]+_[A-Z]+/)
      expect((await call('GET', '/robots.txt', undefined, { ...env, AUTH_SECRET: 'short' })).status).toBe(503)
    })
  })

  test('answers 503 with Retry-After for the catalogue while D1 and KV are down, never a stack trace', async () => {
    await logged('error', async () => {
      for (const path of ['/api/series', '/api/exams', '/api/tests/tst_ssc-cgl-mock-1', '/api/health']) {
        const { status, headers, body } = await call('GET', path, undefined, down)
        expect([path, status]).toEqual([path, 503])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId'])
      }
    })
  })

  test('answers an unknown exception with a generic 500 and the request id', async () => {
    const errors = await logged('error', async () => {
      const unknown = await call('GET', '/api/exams', undefined, { ...env, DB: broken<D1Database>('secret canary') })
      expect(unknown).toMatchObject({
        status: 500,
        body: { code: 'platform.internal', requestId: expect.stringMatching(/^req_/) },
      })
      expect(unknown.headers.get('x-request-id')).toBe(unknown.body.requestId)
      expect(JSON.stringify(unknown.body)).not.toContain('canary')
    })
    expect(errors.map((line) => line.event)).toEqual(['request.failed'])
  })

  test('saves and submits a running exam with D1 and KV down', async () => {
    const email = `${unique('exam')}@example.test`
    expect(
      (await call('POST', '/api/auth/sign-up/email', { name: 'Running', email, password: 'a good password' })).status,
    ).toBe(200)
    const { body: started } = await call<{ attemptId: string; lease: string }>(
      'POST',
      '/api/tests/tst_ssc-cgl-mock-1/attempts',
      {},
    )
    const { attemptId, lease } = started
    const of = (rest: string) => `/api/attempts/${attemptId}/${rest}`
    expect((await call('POST', of('begin'), { lease, language: 'en', declared: true })).status).toBe(200)
    const batch = [event(1, 'qst_rea-001', Date.now())]
    expect(await call('PUT', of('responses'), { lease, device: 'device-01', batch }, down)).toMatchObject({
      status: 200,
      body: { ackSeq: 1 },
    })
    expect(await call('POST', of('submission'), { lease, submissionId: 'submission-1' }, down)).toMatchObject({
      status: 200,
      body: { receipt: expect.any(String) },
    })
  })
})

describe('an account without a password', () => {
  const password = 'a long enough password'

  /** An account that signed in through a provider only, the given time ago. */
  const withoutPassword = async (signedInMsAgo: number) => {
    cookies.clear()
    const email = `${unique('social')}@example.test`
    const { body } = await call<{ user: { id: string } }>('POST', '/api/auth/sign-up/email', {
      name: 'A',
      email,
      password,
    })
    const uid = body.user.id
    await env.DB.batch([
      env.DB.prepare("UPDATE auth_accounts SET provider_id = 'demo-id', password = NULL WHERE user_id = ?").bind(uid),
      env.DB.prepare('UPDATE auth_users SET email_verified = 1 WHERE id = ?').bind(uid),
      env.DB.prepare('UPDATE auth_sessions SET created_at = ? WHERE user_id = ?').bind(Date.now() - signedInMsAgo, uid),
    ])
    return { newEmail: `${unique('new')}@example.test`, password: '' }
  }

  test('changes its address or adds a way to sign in only within 15 minutes of a sign-in (ACC-45)', async () => {
    const change = await withoutPassword(16 * 60_000)
    for (const [path, body] of [
      ['/api/account/email', change],
      ['/api/account/sign-in-methods', { mode: 'popup', password: '' }],
    ] as const)
      expect(await call('POST', path, body)).toMatchObject({ status: 403, body: { code: 'accounts.sign_in_again' } })
    expect((await call('POST', '/api/account/email', await withoutPassword(14 * 60_000))).status).toBe(200)
  })
})

test('answers 503 with Retry-After, never 500, while sessions cannot be read (PLT-43)', async () => {
  await logged('error', async () => {
    const reply = await call('GET', '/api/account', undefined, down)
    expect([reply.status, reply.body.code]).toEqual([503, 'platform.unavailable'])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
