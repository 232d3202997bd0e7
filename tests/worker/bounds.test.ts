import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { readPage } from '../support/html.ts'
import { demoAdmin, newStudent, signIn, Visitor } from '../support/http.ts'

const url = inject('url')

const cookiesOf = (count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => `c${index}=${'v'.repeat(length)}`).join('; ')

const parametersOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `p${index}=${index}`).join('&')

/** Milliseconds of the fastest of five requests, to exclude a busy machine. */
const fastest = async (path: string, headers: Record<string, string> = {}): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const from = performance.now()
    await (await fetch(`${url}${path}`, { headers, redirect: 'manual' })).text()
    times.push(performance.now() - from)
  }
  return Math.min(...times)
}

/** Unbounded, these took a thousand times as long as a short request; a few times is noise. */
const tolerance = 10

/** Measures again while another process slows the machine: only a request that stays slow fails. */
const costsAsMuchAs = (short: string, path: string, headers?: Record<string, string>) =>
  expect.poll(async () => (await fastest(path, headers)) - tolerance * (await fastest(short))).toBeLessThan(20)

test.each([
  ['60 kB of parts', `/${'a/'.repeat(30_000)}`],
  ['60 kB of parts of a page', `/${'tests/'.repeat(10_000)}x`],
  ['60 kB of escaped parts', `/${'%61/'.repeat(15_000)}x`],
  ['60 kB in one part', `/${'a'.repeat(60_000)}`],
  ['60 kB of slashes', '/'.repeat(60_000)],
  ['60 kB of a file', `/${'a/'.repeat(30_000)}x.txt`],
  ['500 parameters', `/about?${parametersOf(500)}`],
  ['60 kB of a search', `/search?q=${'a'.repeat(60_000)}`],
])('answers %s with 404 at the cost of a short unknown address (PLT-16)', async (_what, path) => {
  const reply = await new Visitor().get(path)
  expect(reply.status).toBe(404)
  expect(readPage(reply.text).titles[0]).toContain('Page not found')
  await costsAsMuchAs('/no-such-page', path)
})

test.each([
  ['/api/', 'a/'.repeat(30_000)],
  ['/api/series?', parametersOf(500)],
  ['/about', `${'/a'.repeat(30_000)}.data`],
])('refuses a call that is too long with an error in JSON: %s (PLT-16)', async (start, rest) => {
  const { status, body } = await new Visitor().get(start + rest)
  expect([status, body.code]).toEqual([404, 'platform.not_found'])
})

test.each([
  ['12 parts', `/${'a/'.repeat(11)}a`],
  ['a path of 2 kB', `/no-such-page/${'a'.repeat(2_000)}`],
])('answers 404 to %s as fast as to any unknown address (PLT-16)', async (_what, path) => {
  expect((await new Visitor().get(path)).status).toBe(404)
  await costsAsMuchAs('/no-such-page', path)
})

test('reads 100 parameters and refuses 101 (PLT-16)', async () => {
  expect((await new Visitor().get(`/about?${parametersOf(100)}`)).status).toBe(200)
  expect((await new Visitor().get(`/about?${parametersOf(101)}`)).status).toBe(404)
})

test('a request with 200 cookies costs no more than one without, and its first cookies are read (PLT-17)', async () => {
  const headers = { cookie: `lang=hi; ${cookiesOf(200, 200)}` }
  const reply = await new Visitor().call('GET', '/about?q=a', undefined, { headers })
  expect([reply.status, readPage(reply.text).language]).toEqual([200, 'hi'])
  await costsAsMuchAs('/about?q=a', '/about?q=a', headers)
})

/** Modules that mark routes of administrators in a manifest. */
const adminRoutes = /routes\/admin|coming\/admin/

const manifestOf = async (visitor: Visitor, ...paths: string[]) => {
  const version = /"version": "(\w+)"/.exec((await visitor.get('/about')).text)?.[1] ?? ''
  const search = new URLSearchParams({ version, paths: paths.join(',') })
  return visitor.get<Record<string, unknown>>(`/__manifest?${search}`)
}

test('names routes of administrators in a manifest to administrators alone (PLT-26)', async () => {
  const asked = ['/admin', '/ADMIN/tests', '/%61dmin/students', '/tests']
  for (const visitor of [new Visitor(), await newStudent()]) {
    const { status, text } = await manifestOf(visitor, ...asked)
    expect([status, text.includes('"routes/tests"'), adminRoutes.test(text)]).toEqual([200, true, false])
  }
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const { body } = await manifestOf(admin, ...asked)
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining(['routes/admin/layout', 'routes/admin/start', 'routes/admin/tests']),
  )
})

test('keeps the whole manifest out of public files (PLT-26)', () => {
  expect(existsSync('build/route-manifest.js')).toBe(true)
  const withAdminRoutes = globSync('build/client/**/*.js').filter((file) =>
    /"path":"admin/.test(readFileSync(file, 'utf8')),
  )
  expect(withAdminRoutes).toEqual([])
})

test('names no route of administrators on a public page (PLT-26)', async () => {
  const visitor = new Visitor()
  for (const path of ['/', '/admin/no-such-page', '/admin/tests/a/b', '/ADMIN/tests/a/b', '/no-such-page'])
    expect([path, adminRoutes.test((await visitor.get(path)).text)]).toEqual([path, false])
  const form = { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  for (const path of ['/admin/tests', '/Admin/Tests/']) {
    const { status, text } = await visitor.call('POST', path, undefined, form)
    expect([path, status, adminRoutes.test(text)]).toEqual([path, 404, false])
  }
})

test('redirects everyone but an administrator from an administrators’ page to / (PLT-25)', async () => {
  for (const visitor of [new Visitor(), await newStudent()]) {
    const { status, headers } = await visitor.get('/admin/tests')
    expect([status, headers.get('location')]).toEqual([302, '/'])
  }
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  expect((await admin.get('/admin/tests')).status).toBe(200)
})

const post = async (fields: [string, string][]): Promise<number> => {
  const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded' }
  return (await fetch(`${url}/contact`, { method: 'POST', headers, body: String(new URLSearchParams(fields)) })).status
}

test.each<[string, [string, string][], boolean]>([
  ['501 fields', Array.from({ length: 501 }, (_, index) => [`f${index}`, '1']), true],
  ['500 fields', Array.from({ length: 500 }, (_, index) => [`f${index}`, '1']), false],
  ['a field of index 201', [['rows[201].text', '1']], true],
  ['a field of index 200', [['rows[200].text', '1']], false],
  ['an index of nine digits within a name', [['rows[0].parts[999999999]', '1']], true],
])('answers 413 only above the limits of a form: %s (PLT-15)', async (_what, fields, isRefused) => {
  expect((await post(fields)) === 413).toBe(isRefused)
})

/** Objects nested to the given depth. */
const nested = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

test.each([
  ['21 levels', nested(21), 413],
  ['50,000 levels', '['.repeat(50_000), 413],
  ['20 levels', nested(20), 422],
  ['brackets within a text', JSON.stringify({ email: '[{"\\'.repeat(40) }), 422],
])('limits the nesting of JSON: %s (PLT-14)', async (_what, body, status) => {
  const headers = { origin: url, 'content-type': 'application/json' }
  expect((await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status).toBe(status)
})
