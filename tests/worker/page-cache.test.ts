import { describe, expect, inject, test } from 'vitest'
import { cacheablePage } from '../../worker/pages/page-key.ts'
import { newStudent } from '../support/http.ts'
import { refusedScripts, scriptSources, scriptsOf } from '../support/inline-scripts.ts'

const url = inject('url')

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { headers })
  return { response, html: await response.text() }
}

const policyOf = (response: Response) => response.headers.get('content-security-policy')

test('serves a cached page with the same bytes, and allows its inline scripts by hash alone (PLT-32, PLT-60)', async () => {
  const [first, second] = [await page('/about'), await page('/about')]
  expect(second.html).toBe(first.html)
  expect(policyOf(second.response)).toBe(policyOf(first.response))
  expect(scriptsOf(second.html).length).toBeGreaterThan(4)
  expect(refusedScripts(second.html, second.response.headers)).toEqual([])
  expect(second.html).not.toContain('nonce=')
  const [self, ...hashes] = scriptSources(second.response.headers)
  expect(self).toBe("'self'")
  for (const source of hashes) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/)
})

test('compresses a cached page once, under a strong tag of that encoding (PLT-60)', async () => {
  await page('/contact')
  const { response } = await page('/contact')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{20}-gzip"$/)
  const plain = await page('/contact', { 'accept-encoding': 'identity' })
  expect(plain.response.headers.get('content-encoding')).toBeNull()
  expect(plain.response.headers.get('etag')).toMatch(/^"[\w-]{20}"$/)
})

test('caches a page for each language (PLT-65)', async () => {
  await page('/about', { cookie: 'lang=en' })
  expect((await page('/about', { cookie: 'lang=hi' })).html).toContain('<html lang="hi"')
  expect((await page('/about?lang=hi')).html).toContain('<html lang="hi"')
  expect((await page('/about')).html).toContain('<html lang="en"')
})

test('never answers a session from the cache and never caches its page for others (PLT-62)', async () => {
  const student = await newStudent({ name: 'Cache Kumari' })
  await page('/tests')
  const signedIn = await page('/tests', {
    cookie: student.cookie,
  })
  expect(signedIn.html).toContain('Cache Kumari')
  expect((await page('/tests')).html).not.toContain('Cache Kumari')
})

test('drops parameters that no page reads: they neither reach the page nor split the cache (PLT-64)', async () => {
  const marker = 'marker-of-one-visitor'
  const uncompressed = { 'accept-encoding': 'identity' }
  const marked = await page(`/courses?utm_source=${marker}&subject=maths`, uncompressed)
  expect(marked.html).not.toContain(marker)
  const plain = await page('/courses?subject=maths', uncompressed)
  expect(plain.response.headers.get('etag')).toBe(marked.response.headers.get('etag'))
})

test('renders a search within a list for each visitor, in full (PLT-64)', async () => {
  const { response, html } = await page('/tests?q=marker-of-a-search')
  expect(html).toContain('marker-of-a-search')
  expect(response.headers.get('etag')).toBeNull()
})

test('answers 304 to a visitor who has the page, with the policy that fits its scripts (PLT-65)', async () => {
  await page('/about')
  const first = await page('/about')
  const etag = first.response.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  const again = await page('/about', { 'if-none-match': etag })
  expect([again.response.status, again.html]).toEqual([304, ''])
  expect(policyOf(again.response)).toBe(policyOf(first.response))
  expect(again.response.headers.get('etag')).toBe(etag)
  expect(again.response.headers.get('x-request-id')).toMatch(/^req_/)
  expect((await page('/about', { 'if-none-match': '"another"' })).response.status).toBe(200)
})

test('answers no 304 for the page of another language or of a signed-in visitor (PLT-65)', async () => {
  const english = (await page('/about')).response.headers.get('etag') ?? ''
  const hindi = await page('/about', { cookie: 'lang=hi', 'if-none-match': english })
  expect([hindi.response.status, hindi.response.headers.get('etag')]).not.toEqual([200, english])
  expect(hindi.response.status).toBe(200)
  const student = await newStudent({ name: 'Etag Kumar' })
  const personal = await page('/about', { cookie: student.cookie, 'if-none-match': english })
  expect([personal.response.status, personal.response.headers.get('etag')]).toEqual([200, null])
  expect(personal.html).toContain('Etag Kumar')
})

test('caches neither /search, nor errors, nor pages of one visitor (PLT-63)', async () => {
  for (const path of ['/search?q=ssc', '/no-such-page', '/login', '/test/tst_ssc-cgl-mock-1', '/profile']) {
    const { response } = await page(path)
    expect([path, response.headers.get('etag')]).toEqual([path, null])
  }
})

describe('pages of one visitor are never cached, under any spelling of the address (PLT-63, PLT-64)', () => {
  test.each([
    '/reset-password?token=abc',
    '/Reset-Password?token=abc',
    '/%72eset-password?token=abc',
    '/LOGIN?next=/jobs',
    '/%6Cogin/social',
    '/l%4Fgin/',
    '/Certificate',
    '/My-Purchases',
    '/%41dmin/tests',
    '/Test-Result/tst_x',
    '/__Manifest',
    '/API/session',
    '/feeds/jobs.XML',
    '/%zz',
  ])('%s', (path) => {
    expect(cacheablePage(`${url}${path}`, 'en')).toBeNull()
  })

  test('caches public pages', () => {
    for (const path of ['/tests', '/jobs/job_a-B', '/materials/%E0%A4%95', '/study-materials/current-affairs/quiz'])
      expect(cacheablePage(`${url}${path}`, 'en')?.url.pathname).toBe(path)
  })

  test.each(['/testimonials', '/about/us', '/jobs/job_a/b', '/jobs/a%2Fb', '/tests.data', '/no-such-page'])(
    'caches no address without a page: %s',
    (path) => expect(cacheablePage(`${url}${path}`, 'en')).toBeNull(),
  )

  test('caches a page by the parameters that its description names', () => {
    const keyOf = (path: string) => cacheablePage(`${url}${path}`, 'en')?.url.search
    expect(keyOf('/jobs?within=7&q=x&exam=y&lang=hi')).toBe('?lang=hi&within=7')
    expect(keyOf('/about?exam=y&q=x')).toBe('')
    // A fixed address takes precedence over one with a parameter.
    expect(keyOf('/study-materials/current-affairs/quiz?cursor=c')).toBe('?cursor=c')
    expect(keyOf('/study-materials/current-affairs/2026-01-01?cursor=c')).toBe('')
    expect(keyOf('/jobs/job_a?born=2001-02-03')).toBeUndefined()
  })

  test.each(['/Reset-Password', '/%72eset-password'])(
    '%s asks for a password with the token of each visitor',
    async (path) => {
      for (const search of ['', '?token=abc']) {
        const { response, html } = await page(`${path}${search}`)
        expect([response.status, response.headers.get('etag')]).toEqual([200, null])
        expect(html.includes('type="password"')).toBe(search !== '')
      }
    },
  )
})

const ofTheWire = new Set(['date', 'content-length', 'transfer-encoding'])

test('sends every header of a rendered page with a cached one (PLT-66)', async () => {
  const names = (response: Response) => [...response.headers.keys()].filter((name) => !ofTheWire.has(name)).toSorted()
  const [rendered, cached] = [await page('/refund'), await page('/refund')]
  expect(names(cached.response)).toEqual(names(rendered.response))
  for (const { response } of [rendered, cached]) expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
