import { languageKey } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import { xmlText } from './xml.ts'
import type { SitemapEntry } from './sitemap-source.ts'
import type { SitemapFile } from './sitemaps.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const placeOf = (origin: string, path: string): string => `<loc>${xmlText(`${origin}${path}`)}</loc>`

/** The sitemap of sitemaps. Source: https://www.sitemaps.org/protocol.html#index */
export const indexXml = (origin: string, files: readonly SitemapFile[]): string => {
  const places = files.map(({ name, from }) => placeOf(origin, paths.sitemapOf(name, from ?? undefined)))
  return `${declaration}<sitemapindex ${namespace}>${places.map((place) => `<sitemap>${place}</sitemap>`).join('')}</sitemapindex>\n`
}

/** Whether an index that was made by `indexXml` names that file. */
export const isInIndex = (index: string, origin: string, path: string): boolean => index.includes(placeOf(origin, path))

/**
 * Each page at both of its addresses, and each address with all of its languages, itself among them, as Google asks.
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

/** One file of entries. Source: https://www.sitemaps.org/protocol.html */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map((entry) => urlsOf(origin, entry)).join('\n')}\n</urlset>\n`
