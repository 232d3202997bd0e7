import { Hono } from 'hono'
import { z } from 'zod'
import { itemKinds } from '../../domain/content.ts'
import { filePaths } from '../../domain/file-paths.ts'
import { answerText } from '../platform/conditional.ts'
import type { AppEnv, Services } from '../platform/context.ts'
import { cachedText } from './cached-text.ts'
import { notFound } from '../platform/errors.ts'
import { validate } from '../platform/validate.ts'
import { openSearchXml } from './open-search.ts'
import { allowedPaths, disallowedPaths } from './pages.ts'
import { indexXml, isInIndex, sitemapXml } from './sitemap-xml.ts'
import type { SitemapSources } from './sitemap-source.ts'
import { serveSocialImage, type FindItem } from './social-images.usecases.ts'
import { listSitemapFiles, readSitemap } from './sitemaps.ts'

const FileParam = z.object({ file: z.string().regex(/^[a-z-]{1,40}\.xml$/) })
const ImageParam = z.object({ kind: z.enum(itemKinds), file: z.string().regex(/^[\w-]{1,60}\.png$/) })
const FromQuery = z.strictObject({ from: z.string().max(160).default('') })

const xml = { contentType: 'application/xml; charset=utf-8', maxAge: 600 }
const hour = 3_600
const day = 86_400

/** Providers of sitemap entries and items, supplied by the areas. */
type Sources = { sitemaps: SitemapSources; findItem: FindItem }

const cachedIndex = (services: Services, sitemaps: SitemapSources): Promise<string> =>
  cachedText(services, filePaths.sitemap(), xml.maxAge, async () =>
    indexXml(services.origin, await listSitemapFiles(services, sitemaps)),
  )

/** Routes that crawlers and browsers request by themselves. */
export const seoRoutes = ({ sitemaps, findItem }: Sources) =>
  new Hono<AppEnv>()
    .get('/robots.txt', (c) => {
      const lines = [
        'User-agent: *',
        ...allowedPaths.map((path) => `Allow: ${path}`),
        ...disallowedPaths.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${c.var.services.origin}${filePaths.sitemap()}`,
      ]
      return answerText(c, `${lines.join('\n')}\n`, { contentType: 'text/plain; charset=utf-8', maxAge: hour })
    })
    .get('/sitemap.xml', async (c) => answerText(c, await cachedIndex(c.var.services, sitemaps), xml))
    .get('/sitemaps/:file', validate('param', FileParam), validate('query', FromQuery), async (c) => {
      const { services } = c.var
      const name = c.req.valid('param').file.replace(/\.xml$/, '')
      const { from } = c.req.valid('query')
      const path = filePaths.sitemapOf(name, from || undefined)
      // Only files of the index: any other start would be read and cached on request.
      if (!isInIndex(await cachedIndex(services, sitemaps), services.origin, path)) throw notFound()
      const make = async () => {
        const entries = await readSitemap(services, sitemaps, name, from)
        if (!entries || entries.length === 0) throw notFound()
        return sitemapXml(services.origin, entries)
      }
      return answerText(c, await cachedText(services, path, xml.maxAge, make), xml)
    })
    .get('/opensearch.xml', (c) =>
      answerText(c, openSearchXml(c.var.services.origin), {
        contentType: 'application/opensearchdescription+xml; charset=utf-8',
        maxAge: day,
      }),
    )
    .get('/social/:kind/:file', validate('param', ImageParam), async (c) => {
      const { kind, file } = c.req.valid('param')
      return serveSocialImage(c.var.services, findItem, c.req.raw, kind, file.replace(/\.png$/, ''))
    })
