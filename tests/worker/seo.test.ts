import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { isNotModified, query, unique, Visitor } from '../support/http.ts'
import { tagsOf } from '../support/html.ts'
import { readPng } from '../support/png.ts'

const url = inject('url')
const visitor = () => new Visitor()

const placesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)

describe('what crawlers and browsers request (SEO-20, SEO-21, SEO-22, SEO-24, SEO-25)', () => {
  test('robots.txt keeps crawlers from private pages, lets them to videos and pictures, and names the sitemap', async () => {
    const { status, text, headers } = await visitor().get('/robots.txt')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain')
    for (const path of ['/api/', '/admin', '/profile', '/my-purchases', '/test/', '/test-result/', '/login'])
      expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).not.toContain('Disallow: /search')
    expect(text).toContain('Allow: /api/videos/\n')
    // PDF addresses as pages link them; the longer pattern wins (RFC 9309, 2.2.2).
    expect(text).toContain('Allow: /api/materials/*/file?*part=whole\n')
    expect(text).toContain('Disallow: /api/materials/*/file?*part=whole*&download=\n')
    const page = await visitor().get('/materials/mat_percentages-profit-interest')
    const files = tagsOf(page.text, 'a').flatMap(({ href = '' }) => (href.includes('/file?') ? [href] : []))
    expect(files.some((href) => /^\/api\/materials\/.*\/file\?.*part=whole(?!.*&download=)/.test(href))).toBe(true)
    expect(text).not.toMatch(/Disallow: \/social/)
    expect(text).toContain(`Sitemap: ${url}/sitemap.xml`)
  })

  test('the sitemap is an index of one for each kind of page, and each of them exists', async () => {
    const { status, text, headers } = await visitor().get('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/xml')])
    const names = ['pages', 'tests', 'materials', 'current-affairs', 'current-affairs-days', 'current-affairs-months']
    const expected = [...names, 'jobs', 'videos', 'courses', 'lessons'].map((name) => `${url}/sitemaps/${name}.xml`)
    expect(placesIn(text)).toEqual(expect.arrayContaining(expected))
    for (const place of placesIn(text)) expect([place, (await fetch(place)).status]).toEqual([place, 200])
    expect((await visitor().get('/sitemaps/none.xml')).status).toBe(404)
    expect((await visitor().get('/sitemaps/constructor.xml')).status).toBe(404)
    expect((await visitor().get('/sitemaps/jobs.xml?from=zzz')).status).toBe(404)
  })

  test('each page is listed at both of its addresses, each with all of its languages', async () => {
    const { text } = await visitor().get('/sitemaps/pages.xml')
    expect(placesIn(text)).toEqual(expect.arrayContaining([`${url}/`, `${url}/?lang=hi`, `${url}/about`]))
    for (const [entry] of text.matchAll(/<url>[\s\S]*?<\/url>/g)) {
      const english = placesIn(entry)[0]?.replace('?lang=hi', '')
      expect(tagsOf(entry, 'xhtml:link').map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ['en', english],
        ['hi', `${english}?lang=hi`],
        ['x-default', english],
      ])
    }
    expect(text).not.toMatch(/\/(admin|profile|test-result|login)/)
  })

  test('an item says when it last changed', async () => {
    const { text } = await visitor().get('/sitemaps/materials.xml')
    const id = 'mat_percentages-profit-interest'
    const [row] = await query<{ updated_at: number }>('SELECT updated_at FROM materials WHERE id = ?', id)
    const modified = new Date(row?.updated_at ?? 0).toISOString()
    expect(text).toContain(`<loc>${url}/materials/${id}</loc><lastmod>${modified}</lastmod>`)
  })

  const modifiedIn = (xml: string, path: string): string | undefined =>
    new RegExp(`<loc>${url}${path}</loc><lastmod>([^<]+)</lastmod>`).exec(xml)?.[1]

  test('a job says the newest of its dates that has passed, where that is after its last edit', async () => {
    const { text } = await visitor().get('/sitemaps/jobs.xml')
    type Row = Record<'updated_at' | 'opens_at' | 'closes_at' | 'stage_at', number>
    const rows = await query<Row & { id: string }>(
      `SELECT * FROM jobs WHERE id LIKE 'job_sample-%' AND state = 'published'`,
    )
    expect(rows.length).toBeGreaterThan(10)
    // The file is cached for ten minutes, in which a date may pass.
    const expectedAt = (now: number, { updated_at, opens_at, closes_at, stage_at }: Row) => {
      const passed = [opens_at, closes_at, stage_at].filter((at) => at !== null && at <= now)
      return new Date(Math.max(updated_at, ...passed)).toISOString()
    }
    const now = Date.now()
    for (const { id, ...row } of rows) {
      const expected = [now, now - 15 * 60_000].map((at) => expectedAt(at, row))
      expect(expected, id).toContain(modifiedIn(text, `/jobs/${id}`))
    }
  })

  test('a legal page says since when its version is valid, a digest when one of its items last changed', async () => {
    const pages = (await visitor().get('/sitemaps/pages.xml')).text
    const [legal] = await query<{ day: string }>(
      `SELECT max(effective_from) AS day FROM legal_versions WHERE page = 'privacy' AND state = 'published'`,
    )
    expect(modifiedIn(pages, '/privacy')).toBe(new Date(`${legal?.day}T00:00:00+05:30`).toISOString())
    const months = (await visitor().get('/sitemaps/current-affairs-months.xml')).text
    const [last] = await query<{ month: string; at: number }>(
      `SELECT substr(date, 1, 7) AS month, max(updated_at) AS at FROM current_affairs
       WHERE state = 'published' AND deleted_at IS NULL GROUP BY month ORDER BY month LIMIT 1`,
    )
    const path = `/study-materials/current-affairs/digest/${last?.month}`
    expect(modifiedIn(months, path)).toBe(new Date(last?.at ?? 0).toISOString())
  })

  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/jobs.xml',
    '/opensearch.xml',
    '/feeds/jobs.xml',
    '/feeds/current-affairs.xml',
  ])('%s may be cached, and answers 304 to whoever has it', async (path) => {
    const forms = [(etag: string) => etag, (etag: string) => `W/${etag}`, (etag: string) => `"other", ${etag}`]
    for (const form of [...forms, () => '*'])
      await isNotModified(path, (known) => ({ 'if-none-match': form(known.get('etag') ?? '') }))
    const { headers } = await visitor().get(path)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    expect((await visitor().get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('opensearch.xml lets a browser search here and complete queries', async () => {
    const { text, headers } = await visitor().get('/opensearch.xml')
    expect(headers.get('content-type')).toContain('application/opensearchdescription+xml')
    const templates = Object.fromEntries(tagsOf(text, 'Url').map(({ type, template }) => [type, template]))
    expect(templates['text/html']).toBe(`${url}/search?q={searchTerms}`)
    const home = await visitor().get('/')
    expect(tagsOf(home.text, 'link').find(({ rel }) => rel === 'search')?.href).toBe('/opensearch.xml')
    const asked = (templates['application/x-suggestions+json'] ?? '').replace('{searchTerms}', 'perc').slice(url.length)
    const reply = await visitor().get<[string, string[], string[], string[]]>(asked)
    const [q, words, , addresses] = JSON.parse(reply.text) as [string, string[], string[], string[]]
    expect([reply.status, q]).toEqual([200, 'perc'])
    expect(words.join()).toMatch(/percent/i)
    expect(addresses).toHaveLength(words.length)
    for (const address of addresses) expect((await fetch(address)).status).toBe(200)
  })
})

test('opens a link sent from a page in Hindi in Hindi for whoever receives it (SEO-6)', async () => {
  const path = '/jobs/job_sample-clerks'
  const sent = async (language: 'en' | 'hi') => {
    const { text } = await visitor().get(path, { headers: { cookie: `lang=${language}` } })
    const link = tagsOf(text, 'a').find(({ href = '' }) => href.startsWith('https://wa.me/'))?.href ?? ''
    return { message: new URL(link).searchParams.get('text')?.split(' ').at(-1), text }
  }
  const [hindi, english] = [await sent('hi'), await sent('en')]
  expect([hindi.message, english.message]).toEqual([`${url}${path}?lang=hi`, `${url}${path}`])
  expect(tagsOf(hindi.text, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(
    tagsOf(english.text, 'link').find(({ rel }) => rel === 'canonical')?.href,
  )
})

describe('social images of items (SEO-31, SEO-33)', { timeout: 90_000 }, () => {
  const picture = (path: string, headers = {}) => fetch(`${url}${path}`, { headers })

  /** Polls until the item has its own image. */
  const made = async (path: string) => {
    const own = async () => (await picture(path)).headers.get('etag')
    await expect.poll(own, { timeout: 60_000, interval: 200 }).not.toBeNull()
    const response = await picture(path)
    return { response, png: readPng(new Uint8Array(await response.arrayBuffer())) }
  }

  test("is the product's own until a task has drawn the item's", async () => {
    // An item that no other test requests.
    const id = unique('mat')
    onTestFinished(async () => void (await query('DELETE FROM materials WHERE id = ?', id)))
    const columns = await query<{ name: string }>(`SELECT name FROM pragma_table_info('materials')`)
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => (name === 'id' || name === 'slug' ? '?1' : name))
    const model = 'mat_percentages-profit-interest'
    await query(
      `INSERT INTO materials (${names.join()}) SELECT ${values.join()} FROM materials WHERE id = ?2`,
      id,
      model,
    )
    const address = `/social/material/${id}.png`
    const first = await picture(address)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    const { response, png } = await made(address)
    expect([png.width, png.height, response.headers.get('content-type')]).toEqual([1200, 630, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(png.darkIn(92, 168, 1108, 500)).toBeGreaterThan(3_000)
    const etag = response.headers.get('etag') ?? ''
    expect((await picture(address, { 'if-none-match': etag })).status).toBe(304)
  })

  // Seeded items by name: any other published row may belong to a test that removes it before its image is drawn.
  test.each([
    ['series', 'ser_bank-po-prelims'],
    ['job', 'job_sample-clerks'],
    ['current_affairs', 'caf_aditya-l1'],
    ['course', 'crs_english-error-hunt'],
    ['video', 'vid_how-negative-marking-works'],
  ])('is drawn for %s', async (kind, id) => {
    const { png } = await made(`/social/${kind}/${id}.png`)
    expect(png.darkIn(92, 168, 1108, 500)).toBeGreaterThan(3_000)
  })

  test('answers 404 for what does not exist, is not published or is of another kind', async () => {
    for (const path of [
      `/social/material/${unique('mat')}.png`,
      '/social/job/mat_percentages-profit-interest.png',
      '/social/page/about.png',
    ])
      expect([path, (await picture(path)).status]).toEqual([path, 404])
    expect((await picture('/social/nothing/x.png')).status).toBe(422)
  })
})

describe('static files (PLT-68)', () => {
  test('caches files with a hash in their names permanently and others for a day', async () => {
    const home = await visitor().get('/')
    const scripts = tagsOf(home.text, 'link').flatMap(({ href = '' }) => (href.startsWith('/assets/') ? [href] : []))
    expect(scripts.length).toBeGreaterThan(3)
    for (const path of scripts.slice(0, 5))
      expect([path, (await fetch(`${url}${path}`)).headers.get('cache-control')]).toEqual([
        path,
        'public, max-age=31536000, immutable',
      ])
    for (const path of ['/favicon.svg', '/logo.svg', '/social.png', '/figures/apt-036.svg'])
      expect([path, (await fetch(`${url}${path}`)).headers.get('cache-control')]).toEqual([
        path,
        'public, max-age=86400',
      ])
  })
})

describe('HEAD of static files (PLT-68)', () => {
  test('answers HEAD as GET, without the file', async () => {
    const home = await visitor().get('/')
    const script = tagsOf(home.text, 'link').find(({ href = '' }) => href.startsWith('/assets/'))?.href ?? ''
    for (const path of [script, '/favicon.svg', '/social.png']) {
      const [head, get] = await Promise.all([fetch(`${url}${path}`, { method: 'HEAD' }), fetch(`${url}${path}`)])
      const summaryOf = ({ status, headers }: Response) => [
        path,
        status,
        headers.get('content-type'),
        headers.get('etag'),
      ]
      expect(summaryOf(head)).toEqual(summaryOf(get))
      expect([(await head.arrayBuffer()).byteLength, get.status]).toEqual([0, 200])
      await get.arrayBuffer()
    }
    expect((await fetch(`${url}/no-such-file.png`, { method: 'HEAD' })).status).toBe(404)
  })
})

describe('public lists (PLT-65)', () => {
  test.each(['/api/exams', '/api/series', '/api/materials', '/api/current-affairs', '/api/videos', '/api/courses'])(
    '%s answers 304 to a visitor who has it',
    async (path) => {
      expect((await visitor().get(path)).headers.get('cache-control')).toBe('private, no-cache')
      await isNotModified(path)
    },
  )
})
