import { beforeEach, describe, expect, test } from 'vitest'
import { cachedContentVersion, raiseContentVersion, readContentVersion } from '../../worker/events/content-version.ts'
import { renderThroughCache } from '../../worker/pages/page-cache.ts'
import { cacheablePage } from '../../worker/pages/page-key.ts'
import { env, logged, servicesAt, unique } from './support.ts'

const minute = 60_000

/** A site with an origin of its own, and so with an empty cache. */
const newSite = () => {
  const origin = `https://${unique('site')}.example`
  const rendered: string[] = []
  const waiting: Promise<unknown>[] = []
  const ask = async (path: string, { now = Date.now(), language = 'en' as const, headers = {} } = {}) => {
    const services = servicesAt(() => now, { later: (work) => void waiting.push(work) })
    const cacheable = cacheablePage(`${origin}${path}`, language)
    if (!cacheable) return null
    const response = await renderThroughCache(
      services,
      new Request(`${origin}${path}`, { headers }),
      cacheable,
      (url, nonce) => {
        rendered.push(`${url.pathname}${url.search}`)
        const html = `<script nonce="${nonce}">1</script>${path}<script>injected()</script><link nonce="${nonce}">`
        return Promise.resolve(new Response(html, { headers: { 'content-type': 'text/html' } }))
      },
    )
    await Promise.all(waiting.splice(0))
    return { response, html: await response.text() }
  }
  return { rendered, ask }
}

/** The page at a path; the policy allows only the renderer's script. */
const served = (path: string) => `<script>1</script>${path}<script>injected()</script><link>`
const allowed = "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';"

const policyOf = (response?: Response) => response?.headers.get('content-security-policy')

beforeEach(() => raiseContentVersion(servicesAt()))

describe('anonymous pages in the cache (PLT-60, PLT-61, PLT-64, PLT-65, PLT-67)', () => {
  test('renders a page once a minute, with the same bytes and policy in each response', async () => {
    const { ask, rendered } = newSite()
    const now = Date.now()
    const [first, second] = [await ask('/jobs', { now }), await ask('/jobs', { now: now + minute - 1_000 })]
    expect(rendered).toEqual(['/jobs'])
    for (const page of [first, second]) expect(page?.html).toBe(served('/jobs'))
    expect(policyOf(second?.response)).toBe(policyOf(first?.response))
    await raiseVersionAt(now + minute)
    await ask('/jobs', { now: now + minute })
    expect(rendered).toHaveLength(2)
  })

  test('allows the scripts that the renderer wrote, and none that only appears in the text', async () => {
    const page = await newSite().ask('/jobs')
    expect(page?.html).toContain('<script>injected()</script>')
    expect(policyOf(page?.response)).toContain(allowed)
  })

  test('renders every page anew once something is published', async () => {
    const { ask, rendered } = newSite()
    await ask('/jobs')
    await raiseContentVersion(servicesAt())
    await ask('/jobs')
    expect(rendered).toHaveLength(2)
  })

  test('sorts query parameters, drops those that no page reads and does not cache free texts', async () => {
    const { ask, rendered } = newSite()
    for (const query of ['?kind=a&exam=b', '?exam=b&kind=a', '?utm=x&exam=b&kind=a&fbclid=1'])
      await ask(`/tests${query}`)
    expect(rendered).toEqual(['/tests?exam=b&kind=a'])
    expect(await ask('/tests?q=word')).toBeNull()
    expect(await ask('/search?q=word')).toBeNull()
  })

  test('takes a page that this isolate has lost from the cache of the data centre', async () => {
    const { ask, rendered } = newSite()
    const now = Date.now()
    await ask('/jobs/first', { now })
    // More pages than an isolate caches.
    for (let page = 0; page < 201; page += 1) await ask(`/jobs/page-${page}`, { now })
    const again = await ask('/jobs/first', { now: now + 1_000 })
    expect(rendered.filter((path) => path === '/jobs/first')).toHaveLength(1)
    expect(again?.html).toBe(served('/jobs/first'))
    expect(policyOf(again?.response)).toContain(allowed)
  })

  test('gives an unchanged page the same strong tag when it is rendered again', async () => {
    const { ask } = newSite()
    const first = await ask('/jobs')
    await raiseContentVersion(servicesAt())
    const anew = await ask('/jobs')
    const etag = first?.response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{20}"$/)
    expect(anew?.response.headers.get('etag')).toBe(etag)
  })

  test('answers 304 to a visitor who has the page in either encoding, with its tag and policy', async () => {
    const { ask } = newSite()
    const first = await ask('/jobs')
    const etag = first?.response.headers.get('etag') ?? ''
    const gzipped = etag.replace(/"$/, '-gzip"')
    for (const known of [etag, gzipped, `W/${etag}`, `"another", ${gzipped}`]) {
      const again = await ask('/jobs', { headers: { 'if-none-match': known } })
      expect([again?.response.status, again?.html], known).toEqual([304, ''])
      expect(known).toContain(again?.response.headers.get('etag'))
      expect(policyOf(again?.response)).toBe(policyOf(first?.response))
    }
    expect((await ask('/jobs', { headers: { 'if-none-match': '"another"' } }))?.response.status).toBe(200)
  })
})

const raiseVersionAt = (now: number) => raiseContentVersion(servicesAt(() => now))

describe('the version of the content (PLT-44, PLT-69)', () => {
  test('is read from KV at most once a minute', async () => {
    const now = Date.now()
    await raiseVersionAt(now)
    const version = cachedContentVersion(now)
    await env.KV.put('content-version', 'another')
    expect(await readContentVersion(servicesAt(() => now + minute - 1))).toBe(version)
    expect(cachedContentVersion(now + minute)).toBeNull()
    expect(await readContentVersion(servicesAt(() => now + minute))).toBe('another')
  })

  test('lets pages be rendered and caches none while KV is down', async () => {
    const now = Date.now() + 10 * minute
    const KV = { get: () => Promise.reject(new Error('KV GET failed: 500')) } as unknown as KVNamespace
    const services = servicesAt(() => now, { env: { ...env, KV } })
    let rendered = 0
    const cacheable = cacheablePage('https://down.example/jobs', 'en')
    if (!cacheable) throw new Error('A page.')
    const ask = () =>
      renderThroughCache(services, new Request(cacheable.url), cacheable, () => {
        rendered += 1
        return Promise.resolve(new Response('page', { headers: { 'content-type': 'text/html' } }))
      })
    const lines = await logged('warn', async () => void (await ask(), await ask()))
    expect([rendered, lines.map(({ event }) => event)]).toEqual([2, ['pages.version_unread', 'pages.version_unread']])
  })
})
