import { globSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { SeriesDetail, SeriesSummary, TestDetail, TestSummary } from '../../domain/catalogue/contract.ts'
import type { CursorPage } from '../../domain/lists.ts'
import { units } from '../../domain/results/marks.ts'
import { seedSeries } from '../../drizzle/seed/catalogue/index.ts'
import { deploymentFaults } from '../../worker/platform/deployment.ts'
import { demoAdmin, newAttempt, newStudent, signIn, signUpBody, unique, Visitor } from '../support/http.ts'
import { refusedScripts, scriptsOf } from '../support/inline-scripts.ts'
import { testRows } from '../support/rows.ts'

const visitor = () => new Visitor()

describe('requests (PLT-1, PLT-4, PLT-5, PLT-7, PLT-11, PLT-12, PLT-13, PLT-14, PLT-30)', () => {
  test('answers an oversized body with 413, with or without a length', async () => {
    const raw = JSON.stringify({ name: 'x'.repeat(300 * 1024) })
    const { status, body } = await visitor().post('/api/auth/sign-up/email', undefined, { raw })
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'input.too_large' })
    const chunked = await fetch(`${visitor().url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: visitor().url },
      body: new Blob([raw]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
  })

  test('takes a body of 300 kB in the office, and answers one of 600 kB with 413', async () => {
    const admin = await signIn(demoAdmin.email, demoAdmin.password)
    const sized = (kB: number) => ({ raw: JSON.stringify({ text: 'x'.repeat(kB * 1024) }) })
    const { status, body } = await admin.post('/api/admin/content/rendering', undefined, sized(300))
    // Refused for the length of the text alone.
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'input.invalid' })
    expect((await admin.post('/api/admin/content/rendering', undefined, sized(600))).status).toBe(413)
    expect((await admin.post('/admin/materials', undefined, sized(600))).status).toBe(413)
  })

  test('answers a deeply nested body with 413', async () => {
    const nested = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000)
    const attempt = await newAttempt(await newStudent())
    const student = await newStudent()
    for (const raw of [nested('[', ']'), `{"name":${nested('[', ']')},"email":"a@b.test","password":"long enough"}`]) {
      expect((await visitor().post('/api/auth/sign-up/email', undefined, { raw })).status).toBe(413)
    }
    const batch = `{"lease":"x","device":"device-01","batch":[{"seq":1,"questionId":"q","answer":${nested('[', ']')},"status":"answered","at":1,"ms":1}]}`
    expect((await student.put(attempt.address('/responses'), undefined, { raw: batch })).status).toBe(413)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    undefined,
  ])('answers a wrong content type with 415 (%s)', async (type) => {
    for (const path of ['/api/auth/sign-in/email', '/api/demo-test/score', '/api/tests/tst_ssc-cgl-mock-1/attempts']) {
      const { status, body } = await visitor().post(path, undefined, {
        raw: '{}',
        headers: { 'content-type': type ?? '' },
      })
      expect({ path, status, code: body.code }).toEqual({ path, status: 415, code: 'input.media_type' })
    }
  })

  test.each([
    ['DELETE', '/api/session', 'GET'],
    ['POST', '/api/series', 'GET'],
    ['GET', '/api/auth/sign-up/email', 'POST'],
    ['PATCH', '/api/tests/tst_ssc-cgl-mock-1/attempts', 'POST, GET'],
    ['POST', '/api/attempts/att_0000000000000000000000000/responses', 'PUT'],
    ['DELETE', '/api/attempts/att_0000000000000000000000000', 'GET'],
  ])('answers the wrong method %s %s with 405 and Allow', async (method, path, allow) => {
    const { status, body, headers } = await visitor().call(method, path)
    expect({ status, code: body.code, allow: headers.get('allow') }).toEqual({
      status: 405,
      code: 'input.method',
      allow,
    })
  })

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['Origin null', { origin: 'null' }],
    ['our host on another port', { origin: 'http://localhost:1' }],
    ['no Origin, but another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['no Origin, but the same site', { origin: undefined, 'sec-fetch-site': 'same-site' }],
  ])('answers an unsafe request from %s with 403', async (_what, headers) => {
    for (const path of ['/api/auth/sign-up/email', '/api/demo-test/score', '/login']) {
      const { status, body } = await visitor().post(path, signUpBody(), { headers })
      expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'platform.forbidden_origin' })
    }
    expect((await visitor().get('/api/session', { headers })).status).toBe(200)
  })

  test('answers an unknown address under /api with 404 in the shared shape, no-store, with the request id', async () => {
    const { status, body, headers } = await visitor().get('/api/no/such/thing')
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'platform.not_found' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.requestId).toBe(headers.get('x-request-id'))
  })

  test('refuses broken JSON without a stack', async () => {
    const { status, body } = await visitor().post('/api/demo-test/score', undefined, { raw: '{"language":' })
    expect([400, 422]).toContain(status)
    expect(Object.keys(body).filter((name) => !['code', 'message', 'requestId', 'fields'].includes(name))).toEqual([])
  })

  test('sends security headers with every response, pages and errors included', async () => {
    for (const path of ['/', '/api/health', '/api/nothing', '/robots.txt']) {
      const { headers } = await visitor().get(path)
      expect({
        path,
        nosniff: headers.get('x-content-type-options'),
        referrer: headers.get('referrer-policy'),
        opener: headers.get('cross-origin-opener-policy'),
        id: headers.get('x-request-id'),
      }).toEqual({
        path,
        nosniff: 'nosniff',
        referrer: 'strict-origin-when-cross-origin',
        opener: 'same-origin-allow-popups',
        id: expect.stringMatching(/^req_/),
      })
      expect(headers.get('permissions-policy')).toContain('camera=()')
    }
  })

  test.each(['/favicon.svg', '/logo.svg', '/social.png', '/assets/script'])(
    'forbids browsers to guess the type of a file: %s',
    async (path) => {
      const script = /\/assets\/[\w.-]+\.js/.exec((await visitor().get('/')).text)?.[0] ?? ''
      const { status, headers } = await visitor().get(path === '/assets/script' ? script : path)
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
    },
  )

  test('lets the popup of a social sign-in keep its opener on its return and isolates all other pages (PLT-33)', async () => {
    const openerPolicyOf = async (path: string) => (await visitor().get(path)).headers.get('cross-origin-opener-policy')
    expect(await openerPolicyOf('/popup-done')).toBeNull()
    expect(await openerPolicyOf('/popup-done?error=access_denied')).toBeNull()
    expect(await openerPolicyOf('/api/auth/callback/social?error=access_denied')).toBeNull()
    for (const path of ['/login', '/popup-done-too', '/api/auth/session', '/?next=/popup-done'])
      expect(await openerPolicyOf(path), path).toBe('same-origin-allow-popups')
  })

  test('gives a page for one visitor a policy with a new nonce in each response, and no inline script without it (PLT-31)', async () => {
    const nonces = new Set<string>()
    for (let page = 0; page < 3; page++) {
      const { headers, text } = await visitor().get('/login')
      const policy = headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'self' 'nonce-([A-Za-z0-9_-]{22})'/.exec(policy)?.[1] ?? ''
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      for (const [tag] of text.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  test('gives a page for everyone a policy without a nonce that names each inline script by hash', async () => {
    const { headers, text } = await visitor().get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce|dynamic)/)
    expect(scriptsOf(text).length).toBeGreaterThan(4)
    expect(refusedScripts(text, headers)).toEqual([])
  })
})

test('loads no script of a page with a priority above its text (SPD-7)', async () => {
  const { text } = await visitor().get('/')
  const preloads = text.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(preloads.length).toBeGreaterThan(5)
  for (const preload of preloads) expect(preload).toContain('fetchPriority="low"')
  expect(text).not.toMatch(/<script[^>]+src=/)
})

describe('reading (PLT-10, PLT-37, CAT-1, CAT-2, CAT-4, CAT-7)', () => {
  test('/api/health answers status and version', async () => {
    const { status, body, headers } = await visitor().get('/api/health')
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'ok', version: expect.stringMatching(/^[0-9a-f]{12}$/) },
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('/api/session answers a visitor without a user', async () => {
    const { status, body, headers } = await visitor().get('/api/session')
    expect({ status, body }).toEqual({ status: 200, body: { user: null, isAdmin: false, language: 'en' } })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('answers series as {items, next}, each with its tests and their access and state', async () => {
    const first = await visitor().get<CursorPage<SeriesSummary>>('/api/series')
    const rest = await visitor().get<CursorPage<SeriesSummary>>(
      `/api/series?cursor=${encodeURIComponent(first.body.next ?? '')}`,
    )
    expect(rest.body.next).toBeNull()
    const series = [...first.body.items, ...rest.body.items]
    expect(series.map(({ id }) => id)).toEqual(seedSeries.map(({ id }) => id))
    const jee = series.find(({ id }) => id === 'ser_jee-advanced-practice')
    expect(jee).toMatchObject({
      access: 'paid',
      entitlement: 'preview',
      testCount: 3,
      freeTestCount: 1,
    })
    expect(jee?.tests).toMatchObject([
      { id: 'tst_jee-advanced-1', access: 'free', entitlement: 'open', state: 'live', mine: null },
      { id: 'tst_jee-advanced-2', access: 'series', entitlement: 'locked', state: 'live', mine: null },
      { id: 'tst_jee-advanced-3', access: 'series', entitlement: 'locked', state: 'live', mine: null },
    ])
    const one = await visitor().get<SeriesDetail>('/api/series/ser_ssc-cgl-mocks')
    expect(one.body).toMatchObject({
      id: 'ser_ssc-cgl-mocks',
      faq: expect.any(Array),
      tests: [{ id: 'tst_ssc-cgl-mock-1' }, { id: 'tst_ssc-cgl-live-1' }],
    })
    expect((await visitor().get(`/api/series/${unique('ser')}`)).status).toBe(404)
  })

  const jeeSeries = [
    'ser_jee-advanced-full-papers',
    'ser_jee-advanced-practice',
    'ser_jee-main',
    'ser_jee-main-full-papers',
  ]

  test.each([
    ['?exam=jee', jeeSeries],
    ['?exam=jee&access=premium', jeeSeries],
    ['?exam=ssc&access=premium', ['ser_ssc-cgl-full-papers', 'ser_ssc-sections']],
    ['?kind=live', ['ser_ssc-cgl-2026', 'ser_ssc-cgl-mocks']],
    ['?q=one%20section', ['ser_ssc-sections']],
    ['?q=%25', []],
    ['?q=_____', []],
    ['?q=%27%22%3B--', []],
    ['?exam=none', []],
  ])('filters the list of series: %s', async (query, ids) => {
    const { status, body } = await visitor().get<CursorPage<SeriesSummary>>(`/api/series${query}`)
    expect({ status, ids: body.items.map(({ id }) => id).sort() }).toEqual({ status: 200, ids })
  })

  test.each([`?q=${'x'.repeat(10_000)}`, '?sort=price', '?cursor=garbage', '?unknown=1', '?access=all', '?kind=x'])(
    'answers 422, never 500, to what is not on the allow-list of filters (%#)',
    async (query) => {
      const { status, body } = await visitor().get(`/api/series${query}`)
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'input.invalid' })
    },
  )

  test('describes the pattern of a test and never a question', async () => {
    const { body } = await visitor().get<TestDetail>('/api/tests/tst_jee-advanced-1')
    expect(body).toMatchObject({
      id: 'tst_jee-advanced-1',
      entitlement: 'open',
      questionCount: 12,
      navigation: 'free',
      reviewCounts: true,
      keyboard: false,
      commonStart: false,
      preset: { effectiveFrom: '2024-01-01' },
      release: { rule: 'at_once' },
    })
    expect(body.sections[0]?.marking).toContainEqual({
      kind: 'msq',
      count: expect.any(Number),
      correct: units('4'),
      wrong: units('2'),
      partial: 'jee_advanced',
    })
    expect(JSON.stringify(body)).not.toContain('qst_')
  })

  test('describes how each section with its own time runs, scaled to the length of the test', async () => {
    const { body } = await visitor().get<TestDetail>('/api/tests/tst_state-subjects-1')
    expect(body).toMatchObject({ navigation: 'sectional', optionalTaken: 2, minSubmitMs: 12 * 60_000, unchecked: true })
    expect(body.sections).toMatchObject([
      { id: 's1', durationMs: 420_000, minSubmitMs: 180_000, after: 'view', optional: false, maxAttempted: null },
      { id: 's2', durationMs: 360_000, breakMs: 120_000, after: 'edit' },
      { id: 's3', durationMs: 360_000, optional: true, maxAttempted: 5, questionCount: 6, after: 'none' },
      { id: 's4', optional: true },
      { id: 's5', optional: true },
    ])
    const lobby = await visitor().get<TestDetail>('/api/tests/tst_ssc-cgl-live-2')
    expect(lobby.body).toMatchObject({ state: 'scheduled', commonStart: true, lateJoinMinutes: 5 })
  })

  test('derives the state of a test from its window', async () => {
    const stateOf = async (id: string) => (await visitor().get<TestDetail>(`/api/tests/${id}`)).body.state
    expect(
      await Promise.all([stateOf(testRows.scheduled), stateOf(testRows.closed), stateOf('tst_ssc-cgl-live-1')]),
    ).toEqual(['scheduled', 'closed', 'live'])
    const { items } = (await visitor().get<CursorPage<TestSummary>>('/api/tests?state=live')).body
    const known = ['tst_ssc-cgl-live-1', 'tst_ssc-cgl-live-2', testRows.scheduled]
    expect(items.map(({ id }) => id).filter((id) => known.includes(id))).toEqual(known)
  })
})

describe('settings of a deployment (PLT-35)', () => {
  const good = {
    ADMIN_EMAILS: 'a@taiyari.in,b@taiyari.in,c@taiyari.in',
    AUTH_SECRET: 's'.repeat(32),
    PUBLIC_ORIGIN: 'https://taiyari.in',
    MAIL_FROM: 'no-reply@taiyari.in',
  }

  test.each([
    ['without a secret', { AUTH_SECRET: undefined }, 'AUTH_SECRET'],
    ['with a secret of 31 characters', { AUTH_SECRET: 's'.repeat(31) }, 'AUTH_SECRET'],
    ['with two administrators', { ADMIN_EMAILS: 'a@x.in,b@x.in' }, 'exactly three'],
    ['with four administrators', { ADMIN_EMAILS: 'a@x.in,b@x.in,c@x.in,d@x.in' }, 'exactly three'],
    ['with one named twice', { ADMIN_EMAILS: 'a@x.in,A@x.in,c@x.in' }, 'exactly three'],
    ['without administrators', { ADMIN_EMAILS: undefined }, 'exactly three'],
    ['with an administrator of the demo', { ADMIN_EMAILS: 'a@x.in,b@x.in,admin@demo.taiyari.test' }, 'demo'],
    ['without https', { PUBLIC_ORIGIN: 'http://taiyari.in' }, 'https'],
    ['with a path in its origin', { PUBLIC_ORIGIN: 'https://taiyari.in/app' }, 'https'],
    ['with a slash after its origin', { PUBLIC_ORIGIN: 'https://taiyari.in/' }, 'https'],
    ['with an administrator of a +tag', { ADMIN_EMAILS: 'a@x.in,b@x.in,c+1@x.in' }, 'never match'],
    ['with a provider without https', { OPENID_TOKEN_URL: 'http://id.example/token' }, 'OpenID'],
    ['without its origin', { PUBLIC_ORIGIN: undefined }, 'https'],
    ['without an address that mail comes from', { MAIL_FROM: undefined }, 'MAIL_FROM'],
    ["with the demo's address for mail", { MAIL_FROM: 'no-reply@demo.taiyari.test' }, 'MAIL_FROM'],
    ['with a limit that is no number', { SIGN_UP_WORK_AFTER: 'many' }, 'SIGN_UP_WORK_AFTER'],
    ['with half a social sign-in', { OPENID_CLIENT_ID: 'taiyari' }, 'OPENID_CLIENT_SECRET'],
  ])('refuses a deployment %s', (_what, parts, words) => {
    const faults = deploymentFaults({ ...good, ...parts })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(words)
  })

  test('serves a complete deployment, and a laptop with its secret alone', () => {
    expect(deploymentFaults(good)).toEqual([])
    expect(deploymentFaults({ DEPLOYMENT: 'local', AUTH_SECRET: good.AUTH_SECRET })).toEqual([])
    expect(deploymentFaults({ DEPLOYMENT: 'local' })).toHaveLength(1)
  })
})

test('answers on a laptop under its own names only, so that no other site can point its name at it (PLT-36)', async () => {
  const { port } = new URL(visitor().url)
  const statusOf = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path: '/dev/mailbox', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
    })
  expect(await statusOf(`localhost:${port}`)).toBe(200)
  expect(await statusOf('evil.example')).toBe(421)
})

test('leaves the mailbox page out of the built worker and serves it on a laptop at /dev/mailbox (PLT-36, OPS-5)', async () => {
  const built = globSync('build/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(built.length).toBeGreaterThan(0)
  const words = 'Mail sent on this machine'
  expect(built.filter((source) => source.includes(words))).toEqual([])
  expect((await new Visitor().get('/dev/mailbox')).text).toContain(words)
})

test('answers a search in Hindi, with wildcards or of any length with a list (PLT-20, SRC-27)', async () => {
  for (const q of ['परीक्षा की तैयारी करें अभी', '%'.repeat(40), '_', "'; DROP TABLE series; --", 'क'.repeat(200)]) {
    const reply = await new Visitor().get<{ items: unknown[] }>(`/api/series?q=${encodeURIComponent(q)}`)
    expect([q, reply.status, reply.body.items]).toEqual([q, 200, []])
  }
  const found = await new Visitor().get<{ items: { id: string }[] }>(`/api/series?q=${encodeURIComponent('मॉक')}`)
  const named = seedSeries.filter(({ title }) => title.hi.includes('मॉक')).map(({ id }) => id)
  expect(named.length).toBeGreaterThan(0)
  expect(found.body.items.map(({ id }) => id)).toEqual(named)
})

test('pages accept only readable forms by POST, and an encoded id in a path reaches no other route (PLT-11)', async () => {
  const send = (method: string, path: string, type: string) =>
    new Visitor().call(method, path, undefined, { raw: 'name=x', headers: { 'content-type': type } })
  expect((await send('POST', '/login', 'text/plain')).status).toBe(415)
  expect((await send('POST', '/login', 'application/json')).status).toBe(415)
  expect((await send('POST', '/login', 'multipart/form-data')).status).toBe(422)
  expect((await send('PUT', '/logout', 'application/x-www-form-urlencoded')).status).toBe(405)
  for (const path of ['/tests/..%2Fexams', '/test/..%2F..%2Fsession', '/tests/x%3Fy', '/tests/%00'])
    expect([path, (await new Visitor().get(path)).status]).toEqual([path, 404])
})
