import { languageKey } from '../../domain/language.ts'
import { filePaths } from '../../domain/file-paths.ts'
import { xmlText } from './xml.ts'
import type { SitemapEntry } from './sitemap-source.ts'
import type { SitemapFile } from './sitemaps.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const locOf = (origin: string, path: string): string => `<loc>${xmlText(`${origin}${path}`)}</loc>`

/** The sitemap index. Source: https://www.sitemaps.org/protocol.html#index */
export const indexXml = (origin: string, files: readonly SitemapFile[]): string => {
  const locs = files.map(({ name, from }) => locOf(origin, filePaths.sitemapOf(name, from ?? undefined)))
  return `${declaration}<sitemapindex ${namespace}>${locs.map((loc) => `<sitemap>${loc}</sitemap>`).join('')}</sitemapindex>\n`
}

/** True when an index made by `indexXml` names the file. */
export const isInIndex = (index: string, origin: string, path: string): boolean => index.includes(locOf(origin, path))

/**
 * Both addresses of a page, each with its alternates in all languages, itself included.
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
const urlsOf = (origin: string, { path, updatedAt }: SitemapEntry): string => {
  const english = xmlText(`${origin}${path}`)
  const hindi = xmlText(`${origin}${path}?${languageKey}=hi`)
  const alternates = [
    ['en', english],
    ['hi', hindi],
    ['x-default', english],
  ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
  const modified = updatedAt === null ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
  return [english, hindi]
    .map((address) => `<url><loc>${address}</loc>${modified}${alternates.join('')}</url>`)
    .join('\n')
}

/** One sitemap file. Source: https://www.sitemaps.org/protocol.html */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map((entry) => urlsOf(origin, entry)).join('\n')}\n</urlset>\n`
