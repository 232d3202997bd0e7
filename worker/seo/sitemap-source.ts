import type { Services } from '../platform/context.ts'

/** A page that crawlers may list: its path without a language, and when it last changed; null where nobody can say. */
export type SitemapEntry = { id: string; path: string; updatedAt: number | null }

/** In the order of ids: from one on ('' for the first), so many passed over, at most so many. */
export type SitemapWindow = { from: string; skip: number; limit: number }

/**
 * What an area gives to its sitemap: the use case `sitemapEntries` of the area, listed in
 * worker/sitemap-sources.ts. Only what is
 * published and may be indexed.
 */
export type SitemapSource = (services: Services, window: SitemapWindow) => Promise<SitemapEntry[]>

/** Every sitemap by the name in its address. */
export type SitemapSources = Record<string, SitemapSource>
