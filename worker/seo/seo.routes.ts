import { Hono } from 'hono'
import { z } from 'zod'
import { itemKinds } from '../../domain/content.ts'
import { languageKey, languageOf } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import { SuggestionQuery } from '../../domain/search/contract.ts'
import { answerText } from '../platform/conditional.ts'
import type { AppEnv, Services } from '../platform/context.ts'
import { edgeText } from './edge-text.ts'
import { notFound } from '../platform/errors.ts'
import { validate } from '../platform/validate.ts'
import { suggest } from '../search/search.usecases.ts'
import { openSearchXml } from './open-search.ts'
import { openFiles, closedPaths } from './pages.ts'
import { indexXml, isInIndex, sitemapXml } from './sitemap-xml.ts'
import { serveSocialImage } from './social-images.usecases.ts'
import { listSitemapFiles, readSitemap } from './sitemaps.ts'

const FileParam = z.object({ file: z.string().regex(/^[a-z-]{1,40}\.xml$/) })
const ImageParam = z.object({ kind: z.enum(itemKinds), file: z.string().regex(/^[\w-]{1,60}\.png$/) })
const FromQuery = z.strictObject({ from: z.string().max(160).default('') })
const InLanguage = SuggestionQuery.extend({ [languageKey]: z.string().optional() })

const xml = { contentType: 'application/xml; charset=utf-8', maxAge: 600 }
const hour = 3_600
const day = 86_400

const keptIndex = (services: Services): Promise<string> =>
  edgeText(services, paths.sitemap(), xml.maxAge, async () =>
    indexXml(services.origin, await listSitemapFiles(services)),
  )

/** What crawlers and browsers ask for by themselves. */
export const seoRoutes = new Hono<AppEnv>()
  .get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      ...openFiles.map((path) => `Allow: ${path}`),
      ...closedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${c.var.services.origin}${paths.sitemap()}`,
    ]
    return answerText(c, `${lines.join('\n')}\n`, { contentType: 'text/plain; charset=utf-8', maxAge: hour })
  })
  .get('/sitemap.xml', async (c) => answerText(c, await keptIndex(c.var.services), xml))
  .get('/sitemaps/:file', validate('param', FileParam), validate('query', FromQuery), async (c) => {
    const { services } = c.var
    const name = c.req.valid('param').file.replace(/\.xml$/, '')
    const { from } = c.req.valid('query')
    const path = paths.sitemapOf(name, from || undefined)
    // A file of any other beginning would be read and kept for whoever makes one up.
    if (!isInIndex(await keptIndex(services), services.origin, path)) throw notFound()
    const make = async () => {
      const entries = await readSitemap(services, name, from)
      if (!entries || entries.length === 0) throw notFound()
      return sitemapXml(services.origin, entries)
    }
    return answerText(c, await edgeText(services, path, xml.maxAge, make), xml)
  })
  .get('/opensearch.xml', (c) =>
    answerText(c, openSearchXml(c.var.services.origin), {
      contentType: 'application/opensearchdescription+xml; charset=utf-8',
      maxAge: day,
    }),
  )
  .get('/social/:kind/:file', validate('param', ImageParam), async (c) => {
    const { kind, file } = c.req.valid('param')
    return serveSocialImage(c.var.services, c.req.raw, kind, file.replace(/\.png$/, ''))
  })
  // [what was typed, completions, a line about each, its address], as the extension for suggestions has it.
  .get('/opensearch/suggestions', validate('query', InLanguage), async (c) => {
    const { q, lang } = c.req.valid('query')
    const language = languageOf(lang)
    const { items } = await suggest(c.var.services, q)
    const { origin } = c.var.services
    const body = [
      q,
      items.map(({ title }) => title[language] || title.en),
      items.map(() => ''),
      items.map(({ path }) => `${origin}${path}`),
    ]
    return c.body(JSON.stringify(body), 200, {
      'content-type': 'application/x-suggestions+json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    })
  })
