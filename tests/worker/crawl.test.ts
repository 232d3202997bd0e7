import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobPage } from '../../domain/jobs/contract.ts'
import { isOpen } from '../../domain/jobs/dates.ts'
import type { Served } from '../../scripts/serve.ts'
import { readPage, tagsOf } from '../support/html.ts'
import { freePort } from '../support/port.ts'
import { serveDemo } from '../support/serve-demo.ts'
import { structuredDataFaults, structuredDataOf, typesOf } from '../support/structured-data.ts'

/**
 * Crawls the product along all links from the home page and the sitemap, without a browser, on a server of its own that
 * holds the demo only.
 */
let origin: string
let served: Served
const stateDir = mkdtempSync(join(tmpdir(), 'taiyari-crawl-'))

type Fetched = { address: string; status: number; location: string | null; type: string; text: string }
type Page = Fetched & ReturnType<typeof readPage>

const fetched = new Map<string, Fetched>()

const get = async (address: string): Promise<Fetched> => {
  const known = fetched.get(address)
  if (known) return known
  const response = await fetch(address, { redirect: 'manual' })
  const found = {
    address,
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  }
  fetched.set(address, found)
  return found
}

const placesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'))

const withoutFragment = (address: string): string => address.split('#')[0] ?? ''

/** Excluded from crawling: a different address for every page that links to it. */
const isForOne = (address: string): boolean => /^\/(login|signup|logout|search)\b/.test(new URL(address).pathname)

const listed = new Map<string, { modified: string | null; alternates: Record<string, string> }>()
const pages = new Map<string, Page>()
/** Links with the page they are on. */
const links: { on: string; to: string }[] = []

const readSitemaps = async (): Promise<void> => {
  const index = await get(`${origin}/sitemap.xml`)
  for (const file of placesIn(index.text)) {
    const { status, text } = await get(file)
    expect([file, status]).toEqual([file, 200])
    for (const [url] of text.matchAll(/<url>[\s\S]*?<\/url>/g)) {
      const alternates = tagsOf(url, 'xhtml:link').map(({ hreflang = '', href = '' }) => [hreflang, href])
      listed.set(placesIn(url)[0] ?? '', {
        modified: /<lastmod>([^<]+)<\/lastmod>/.exec(url)?.[1] ?? null,
        alternates: Object.fromEntries(alternates),
      })
    }
  }
}

const visit = async (address: string): Promise<string[]> => {
  const found = await get(address)
  if (found.status !== 200 || !found.type.startsWith('text/html')) return []
  const page = { ...found, ...readPage(found.text) }
  pages.set(address, page)
  const leading = page.hrefs.flatMap((href) => {
    const to = new URL(href, address)
    return to.origin === origin ? [to.href] : []
  })
  links.push(...leading.map((to) => ({ on: address, to })))
  return leading.map(withoutFragment)
}

const crawl = async (from: Iterable<string>): Promise<void> => {
  const seen = new Set(from)
  const waiting = [...seen]
  const walk = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      for (const address of await visit(next)) {
        if (seen.has(address) || isForOne(address)) continue
        seen.add(address)
        waiting.push(address)
      }
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: 4 }, walk))
}

beforeAll(async () => {
  served = await serveDemo({ port: await freePort(), host: '127.0.0.1', stateDir })
  origin = served.url
  await readSitemaps()
  await crawl([`${origin}/`, ...listed.keys()])
}, 300_000)
afterAll(async () => {
  await served.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

const pathOf = (address: string): string => address.slice(origin.length)

/** Indexable pages at their canonical address. */
const indexed = (): Page[] =>
  [...pages.values()].filter(({ isIndexed, canonical, address }) => isIndexed && canonical[0] === address)

test('leads every link somewhere, and every fragment to something on its page (SEO-5)', () => {
  expect(pages.size).toBeGreaterThan(200)
  const broken = [...fetched.values()].filter(({ status }) => status >= 400)
  const onto = ({ address }: Fetched) => links.find(({ to }) => withoutFragment(to) === address)?.on ?? 'sitemap'
  expect(broken.map((found) => [found.status, pathOf(found.address), `on ${onto(found)}`])).toEqual([])
  const fragments = links.flatMap(({ on, to }) => {
    const [address = '', fragment] = to.split('#')
    const page = pages.get(address)
    return fragment && page && !page.ids.has(decodeURIComponent(fragment)) ? [`${pathOf(on)} -> ${pathOf(to)}`] : []
  })
  expect([...new Set(fragments)]).toEqual([])
})

test('leads every redirect to a page of the product in one step (SEO-5)', () => {
  const redirects = [...fetched.values()].filter(({ status }) => status >= 300 && status < 400)
  const lost = redirects.filter(({ address, location }) => {
    const to = new URL(location ?? '', address)
    return to.origin !== origin || (!pages.has(withoutFragment(to.href)) && !isForOne(to.href))
  })
  expect(lost.map(({ address, location }) => [pathOf(address), location])).toEqual([])
})

test('gives every page one heading, one title and a description of sensible length (SEO-10)', () => {
  const faults = [...pages.values()].flatMap(({ address, headings, titles, meta, isIndexed }) => {
    const [title = ''] = titles
    const description = meta('description') ?? ''
    const longest = 120
    return [
      ...(headings === 1 ? [] : [`${pathOf(address)} has ${headings} h1`]),
      ...(titles.length === 1 ? [] : [`${pathOf(address)} has ${titles.length} titles`]),
      ...(title.length >= 10 && title.length <= longest
        ? []
        : [`${pathOf(address)} title of ${title.length}: ${title}`]),
      ...(!isIndexed || (description.length >= 30 && description.length <= 320)
        ? []
        : [`${pathOf(address)} description of ${description.length}: ${description}`]),
    ]
  })
  expect(faults).toEqual([])
})

test('shares no title and no description between two indexed pages (SEO-10)', () => {
  const texts = indexed().flatMap(({ address, titles, meta }) => [
    { address, what: titles[0] ?? '' },
    { address, what: meta('description') ?? '' },
  ])
  const shared = [...Map.groupBy(texts, ({ what }) => what)].filter(([, same]) => same.length > 1)
  expect(shared.map(([what, same]) => [what, ...same.map(({ address }) => pathOf(address))])).toEqual([])
})

test('makes every indexed page its own canonical address, with its languages, and lists it so in the sitemap (SEO-11, SEO-21)', () => {
  const faults = [...pages.values()].flatMap(({ address, isIndexed, canonical, alternates, language }) => {
    if (!isIndexed) return listed.has(address) ? [`${pathOf(address)} is listed and not to be indexed`] : []
    const own = canonical[0] ?? ''
    const inHindi = own.endsWith('?lang=hi')
    const english = own.replace(/\?lang=hi$/, '')
    const expected = { en: english, hi: `${english}?lang=hi`, 'x-default': english }
    const same = JSON.stringify(alternates) === JSON.stringify(expected)
    return [
      ...(canonical.length === 1 && withoutFragment(address).startsWith(english)
        ? []
        : [`${pathOf(address)} canonical ${own}`]),
      ...(same ? [] : [`${pathOf(address)} alternates ${JSON.stringify(alternates)}`]),
      ...(language === (inHindi ? 'hi' : 'en') ? [] : [`${pathOf(address)} is in ${language}`]),
      ...(listed.has(own) ? [] : [`${pathOf(own)} is not in the sitemap`]),
      ...(JSON.stringify(listed.get(own)?.alternates) === JSON.stringify(expected)
        ? []
        : [`${pathOf(own)} is listed with other languages`]),
    ]
  })
  expect([...new Set(faults)]).toEqual([])
})

test('lists nothing else in the sitemap and says when an item last changed (SEO-21, SEO-22)', () => {
  const strange = [...listed.keys()].filter((address) => !pages.has(address))
  expect(strange.map(pathOf)).toEqual([])
  const items = [...listed].filter(([address]) =>
    /\/(tests|materials|jobs|videos|course)\/|\/current-affairs\/caf_/.test(address),
  )
  expect(items.length).toBeGreaterThan(200)
  expect(items.filter(([, { modified }]) => modified === null || Number.isNaN(Date.parse(modified)))).toEqual([])
})

test('writes valid structured data on every page (SEO-14, SEO-16)', () => {
  const faults = [...pages.values()].flatMap(({ address, text }) =>
    structuredDataFaults(structuredDataOf(text)).map((fault) => `${pathOf(address)}: ${fault}`),
  )
  expect(faults.slice(0, 40)).toEqual([])
})

test.each([
  ['every page: Organization and WebSite', /./, ['Organization', 'WebSite']],
  ['a series: a breadcrumb', /^\/tests\/ser_/, ['BreadcrumbList', 'LearningResource']],
  ['a material: a breadcrumb', /^\/materials\//, ['BreadcrumbList', 'LearningResource']],
  ['a job: a breadcrumb', /^\/jobs\/job_/, ['BreadcrumbList']],
  ['a current-affairs item: an article', /\/current-affairs\/caf_/, ['BreadcrumbList', 'Article']],
  ['a day of current affairs: a breadcrumb', /\/current-affairs\/\d{4}-/, ['BreadcrumbList']],
  ['a month of current affairs: a breadcrumb', /\/digest\/\d{4}-/, ['BreadcrumbList']],
  ['the daily quiz', /\/current-affairs\/quiz$/, ['BreadcrumbList', 'Quiz']],
  ['the demo test', /^\/demo-test$/, ['Quiz']],
  ['a video', /^\/videos\/vid_/, ['BreadcrumbList', 'VideoObject']],
  ['a course', /^\/course\/crs_[^/]*$/, ['BreadcrumbList', 'Course']],
])('writes structured data of %s (SEO-13, SEO-14)', (_what, pattern, types) => {
  const those = indexed().filter(({ address }) => pattern.test(pathOf(address)))
  expect(those.length).toBeGreaterThan(0)
  const without = those.flatMap(({ address, text }) => {
    // A NewsArticle is an Article.
    const found = typesOf(structuredDataOf(text)).map((type) => type.replace('NewsArticle', 'Article'))
    const missing = types.filter((type) => !found.includes(type))
    return missing.length > 0 ? [`${pathOf(address)} without ${missing.join(', ')}`] : []
  })
  expect(without).toEqual([])
})

test('describes every test of a series as a Quiz and never its questions (SEO-14)', () => {
  const series = indexed().filter(({ address }) => pathOf(address).startsWith('/tests/ser_'))
  for (const { text, address } of series) {
    const parts = structuredDataOf(text).flatMap(({ hasPart }) => (hasPart ?? []) as { '@type': string }[])
    expect([address, [...new Set(parts.map((part) => part['@type']))]]).toEqual([address, ['Quiz']])
  }
})

test('describes no sample as a JobPosting, open or closed (SEO-15)', async () => {
  const jobs: JobPage['items'] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ list: 'all', ...(cursor && { cursor }) })
    const page = (await (await fetch(`${origin}/api/jobs?${query}`)).json()) as JobPage
    jobs.push(...page.items)
    cursor = page.next
  }
  expect(jobs.length).toBeGreaterThan(20)
  const described = jobs.map(({ id, phase, overlays, sample }) => {
    const types = typesOf(structuredDataOf(pages.get(`${origin}/jobs/${id}`)?.text ?? ''))
    return { id, sample, isOpen: isOpen(phase, overlays), isDescribed: types.includes('JobPosting') }
  })
  expect(new Set(described.map((job) => job.isOpen)).size).toBe(2)
  expect(described.filter(({ sample, isDescribed }) => !sample || isDescribed)).toEqual([])
})

test('has for every page an image of 1200 by 630 with an alternative text (SEO-30)', async () => {
  const pictures = new Set(indexed().map(({ meta }) => meta('og:image') ?? ''))
  expect(pictures.size).toBeGreaterThan(100)
  for (const picture of pictures) {
    const response = await fetch(picture)
    const bytes = Buffer.from(await response.arrayBuffer())
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    expect([picture, response.status, response.headers.get('content-type'), size]).toEqual([
      picture,
      200,
      'image/png',
      [1200, 630],
    ])
  }
  const unsaid = indexed().filter(({ meta }) => !meta('og:image:alt') || meta('og:image:width') !== '1200')
  expect(unsaid.map(({ address }) => pathOf(address))).toEqual([])
}, 60_000)

test('names feeds on the pages they belong to, and serves them (SEO-26)', async () => {
  const feedsOn = (path: string) => pages.get(`${origin}${path}`)?.feeds ?? []
  expect(feedsOn('/jobs')).toEqual(['/feeds/jobs.xml'])
  expect(feedsOn('/study-materials/current-affairs')).toEqual(['/feeds/current-affairs.xml'])
  for (const feed of new Set([...pages.values()].flatMap(({ feeds }) => feeds))) {
    const { status, type } = await get(`${origin}${feed}`)
    expect([feed, status, type]).toEqual([feed, 200, expect.stringContaining('application/atom+xml')])
  }
})
