import { Hono } from 'hono'
import { languageKey } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import { listSeriesAddresses } from '../catalogue/catalogue.usecases.ts'
import { listAffairAddresses } from '../current-affairs/current-affairs.usecases.ts'
import { listJobAddresses } from '../jobs/jobs.usecases.ts'
import { listMaterialAddresses } from '../materials/materials.usecases.ts'
import type { AppEnv } from '../platform/context.ts'

/** Pages that crawlers may list, beside the items. */
const publicPages = [
  paths.home(),
  paths.tests(),
  paths.demoTest(),
  paths.about(),
  paths.videos(),
  paths.jobs(),
  paths.studyMaterials(),
  paths.currentAffairs(),
  paths.currentAffairsQuiz(),
  paths.courses(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.refund(),
]

/** What belongs to one visitor or to nobody: not for an index. */
const privatePages = [
  '/api/',
  '/admin',
  '/profile',
  '/my-purchases',
  '/test/',
  '/test-result/',
  '/login',
  '/signup',
  '/search',
]

const originOf = (url: string, publicOrigin: string | undefined): string => publicOrigin ?? new URL(url).origin

const entry = (origin: string, path: string, modifiedAt?: number): string => {
  const alternates = ['en', 'hi'].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}${language === 'hi' ? `?${languageKey}=hi` : ''}"/>`,
  )
  const modified = modifiedAt === undefined ? '' : `<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>`
  return `<url><loc>${origin}${path}</loc>${modified}${alternates.join('')}</url>`
}

export const seoRoutes = new Hono<AppEnv>()
  .get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      ...privatePages.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(c.req.url, c.env.PUBLIC_ORIGIN)}/sitemap.xml`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  })
  .get('/sitemap.xml', async (c) => {
    const origin = originOf(c.req.url, c.env.PUBLIC_ORIGIN)
    const [series, materials, jobs, affairs] = await Promise.all([
      listSeriesAddresses(c.var.services),
      listMaterialAddresses(c.var.services),
      listJobAddresses(c.var.services),
      listAffairAddresses(c.var.services),
    ])
    const entries = [
      ...publicPages.map((path) => entry(origin, path)),
      ...series.map(({ id, updatedAt }) => entry(origin, paths.series(id), updatedAt)),
      ...materials.map(({ id, updatedAt }) => entry(origin, paths.material(id), updatedAt)),
      ...jobs.map(({ id, updatedAt }) => entry(origin, paths.job(id), updatedAt)),
      ...affairs.map(({ id, updatedAt }) => entry(origin, paths.currentAffair(id), updatedAt)),
    ]
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
    return c.body(body, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    })
  })
