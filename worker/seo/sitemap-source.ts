import type { Services } from '../platform/context.ts'

/** A page for crawlers: its path without a language, and the time of its last change, null when unknown. */
export type SitemapEntry = { id: string; path: string; updatedAt: number | null }

/** A slice in id order: entries from id `from` on ('' for the start), without the first `skip`, at most `limit`. */
type SitemapWindow = { from: string; skip: number; limit: number }

/**
 * An area's sitemap entries, published and indexable items only: its use case `sitemapEntries`, listed in
 * worker/sitemap-sources.ts.
 */
export type SitemapSource = (services: Services, window: SitemapWindow) => Promise<SitemapEntry[]>

/** Sitemaps by the name in their address. */
export type SitemapSources = Record<string, SitemapSource>
