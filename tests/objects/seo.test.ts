import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { series, tasks } from '../../drizzle/schema/index.ts'
import { raiseContentVersion, readContentVersion } from '../../worker/events/content-version.ts'
import { newEvent, publishEvent } from '../../worker/events/outbox.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { findSearchDocument } from '../../worker/search-sources.ts'
import { entriesPerFile, listSitemapFiles, readSitemap } from '../../worker/seo/sitemaps.ts'
import { makeSocialImage, refreshSocialImage } from '../../worker/seo/social-images.usecases.ts'
import type { Card } from '../../worker/seo/social/card.ts'
import { sitemapSources } from '../../worker/sitemap-sources.ts'
import { Caller } from './caller.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

/** Publishes a series. */
const newSeries = async (id = unique('ser_')) => {
  const [model] = await db.select().from(series).where(eq(series.id, 'ser_ssc-cgl-mocks'))
  if (!model) throw new Error('The demo has this series.')
  const { titleEn: _, ...columns } = model
  await db.insert(series).values({ ...columns, id, slug: id, title: { en: `Series ${id}`, hi: '' } })
  const change = (values: Partial<typeof series.$inferInsert>) => db.update(series).set(values).where(eq(series.id, id))
  return { id, change }
}

describe('a sitemap is split before a file holds too much (SEO-21)', () => {
  test('begins each file where the one before ends, and lists every page once', async () => {
    for (let count = 0; count < 5; count += 1) await newSeries()
    const size = 3
    const files = (await listSitemapFiles(servicesAt(), sitemapSources, size)).filter(({ name }) => name === 'tests')
    const parts = await Promise.all(
      files.map(({ name, from }) => readSitemap(servicesAt(), sitemapSources, name, from ?? '', size)),
    )
    const ids = parts.flatMap((entries) => (entries ?? []).map(({ id }) => id))
    const isShown = and(eq(series.state, 'published'), isNull(series.deletedAt))
    const published = await db.select({ id: series.id }).from(series).where(isShown)
    expect(files.length).toBeGreaterThan(2)
    expect(parts.map((entries) => entries?.length ?? 0).every((length) => length > 0 && length <= size)).toBe(true)
    expect(ids).toEqual(published.map(({ id }) => id).toSorted())
  })

  test('lists only published items, and reads by an index alone', async () => {
    const { id, change } = await newSeries()
    await change({ state: 'draft' })
    const { bindings, statements } = watched()
    const services = makeServices(bindings, () => undefined)
    const files = await listSitemapFiles(services, sitemapSources)
    const entries = await Promise.all(
      files.map(({ name, from }) => readSitemap(services, sitemapSources, name, from ?? '')),
    )
    expect(entries.flat().map((entry) => entry?.id)).not.toContain(id)
    expect(await slowStatements(statements)).toEqual([])
  })
})

describe('a sitemap is made once, whatever is added to its address (SEO-23)', () => {
  /** More pages than fit into one file. */
  const manySeries = async () => {
    const word = unique('ser_zz')
    const columns = await env.DB.prepare("SELECT name FROM pragma_table_info('series')").all<{ name: string }>()
    const names = columns.results.map(({ name }) => name)
    const values = names.map((name) => (name === 'id' || name === 'slug' ? "?1 || '-' || n" : name))
    await env.DB.prepare(
      `INSERT INTO series (${names.join()})
       WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?2)
       SELECT ${values.join()} FROM up JOIN series ON id = 'ser_ssc-cgl-mocks'`,
    )
      .bind(word, entriesPerFile)
      .run()
    return () => env.DB.prepare('DELETE FROM series WHERE id GLOB ?').bind(`${word}-*`).run()
  }

  test('makes the index and its files once, and reads no file that the index does not name', async () => {
    const remove = await manySeries()
    await raiseContentVersion(servicesAt())
    const { bindings, trips } = watched()
    const get = (path: string) => new Caller().call('GET', path, undefined, bindings)
    const more = async (path: string) => {
      const before = trips()
      const { status, text } = await get(path)
      return { status, text, trips: trips() - before }
    }
    try {
      const index = await more('/sitemap.xml')
      expect(index.trips).toBeGreaterThan(0)
      for (const path of ['/sitemap.xml?1', '/sitemap.xml?utm_source=2', '/sitemap.xml'])
        expect(await more(path)).toEqual({ ...index, trips: 0 })

      const second = /\/sitemaps\/tests\.xml\?from=[^<]+/.exec(index.text)?.[0] ?? ''
      const files = ['/sitemaps/jobs.xml', '/sitemaps/tests.xml', second]
      const made = await Promise.all(files.map(get))
      expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(made[2]?.text).not.toBe(made[1]?.text)
      for (const [at, path] of [...files, '/sitemaps/jobs.xml?from='].entries())
        expect(await more(path)).toEqual({ status: 200, text: made[at % 3]?.text, trips: 0 })

      const unknown = ['/sitemaps/jobs.xml?from=a', '/sitemaps/jobs.xml?from=job_', `${second}x`, '/sitemaps/none.xml']
      for (const path of unknown) expect(await more(path)).toMatchObject({ status: 404, trips: 0 })
      expect(await more('/sitemaps/jobs.xml?1')).toMatchObject({ status: 422, trips: 0 })
    } finally {
      await remove()
      await raiseContentVersion(servicesAt())
    }
  })

  test('lists what is published at once and drops the cached files', async () => {
    const text = async () => (await new Caller().call('GET', '/sitemaps/tests.xml?from=')).text
    await text()
    const { id } = await newSeries()
    const version = await readContentVersion(servicesAt())
    expect(await text()).not.toContain(`/tests/${id}<`)
    await publishEvent(servicesAt(), { kind: 'content.published', payload: { kind: 'series', id } })
    await vi.waitFor(async () => expect(await text()).toContain(`/tests/${id}<`), { timeout: 15_000, interval: 50 })
    expect(await readContentVersion(servicesAt())).not.toBe(version)
  })

  test('makes it again after something is published', async () => {
    const { id } = await newSeries()
    const text = async () => (await new Caller().call('GET', '/sitemaps/tests.xml?from=')).text
    await raiseContentVersion(servicesAt())
    expect(await text()).toContain(`/tests/${id}<`)
    const { id: next } = await newSeries()
    expect(await text()).not.toContain(next)
    await raiseContentVersion(servicesAt())
    expect(await text()).toContain(`/tests/${next}<`)
  })
})

describe('the social image of an item follows the item (SEO-31, SEO-32, SEO-34)', () => {
  const drawn = (seen: Card[]) => (card: Card) => {
    seen.push(card)
    return Promise.resolve(new TextEncoder().encode(card.title.en))
  }
  const storedImage = async (id: string) => (await env.FILES.get(`social/series/${id}.png`))?.text()

  test('is drawn once, again when the title changes, and deleted with the item', async () => {
    const { id, change } = await newSeries()
    const seen: Card[] = []
    const make = () => makeSocialImage(servicesAt(), findSearchDocument, 'series', id, drawn(seen))
    await make()
    await make()
    expect([seen.length, await storedImage(id)]).toEqual([1, `Series ${id}`])
    await change({ title: { en: 'Another title', hi: 'दूसरा नाम' } })
    await make()
    expect([seen.length, await storedImage(id)]).toEqual([2, 'Another title'])
    await change({ state: 'unpublished' })
    await make()
    expect([seen.length, await storedImage(id)]).toEqual([2, undefined])
  })

  test('labels the image of a sample', async () => {
    const seen: Card[] = []
    await makeSocialImage(servicesAt(), findSearchDocument, 'job', 'job_sample-clerks', drawn(seen))
    expect(seen.map(({ label }) => label)).toEqual([{ en: 'Job update (sample)', hi: 'नौकरी अपडेट (नमूना)' }])
  })

  test.each([
    ['job', 'job_sample-coast-sailors', 'exam', / posts$|^Apply by /],
    ['course', 'crs_percentages-to-profit', 'subject', /^8 lessons$/],
    ['current_affairs', 'caf_new-criminal-laws', 'subject', /^\d+ [A-Z][a-z]+ \d{4}$/],
  ] as const)('has a drawing and a figure of %s %s (FIL-20)', async (kind, id, of, figure) => {
    const seen: Card[] = []
    await makeSocialImage(servicesAt(), findSearchDocument, kind, id, drawn(seen))
    expect(seen).toMatchObject([{ drawing: { of }, figure: { en: expect.stringMatching(figure) } }])
  })

  test('loses no change made while it is drawn', async () => {
    const { id, change } = await newSeries()
    const seen: Card[] = []
    await makeSocialImage(servicesAt(), findSearchDocument, 'series', id, async (card) => {
      if (seen.length === 0) await change({ title: { en: 'Changed meanwhile', hi: '' } })
      return drawn(seen)(card)
    })
    expect([seen.length, await storedImage(id)]).toEqual([2, 'Changed meanwhile'])
  })

  test('is drawn by a task that a change of the content starts', async () => {
    const { id } = await newSeries()
    await publishEvent(servicesAt(), { kind: 'content.published', payload: { kind: 'series', id } })
    const made = async () =>
      (await db.select().from(tasks).where(eq(tasks.kind, 'social_image'))).filter(
        ({ input }) => (input as { id: string }).id === id,
      )
    await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 15_000, interval: 50 })
  })

  test('starts one task for an event that is delivered twice', async () => {
    const { id } = await newSeries()
    const event = newEvent(servicesAt(), {
      kind: 'content.published' as const,
      payload: { kind: 'series' as const, id },
    })
    for (let time = 0; time < 2; time += 1) await refreshSocialImage(servicesAt(), event)
    const started = (await db.select().from(tasks).where(eq(tasks.kind, 'social_image'))).filter(
      ({ input }) => (input as { id: string }).id === id,
    )
    expect(started).toHaveLength(1)
  })
})
