import type { Services } from '../platform/context.ts'
import type { SitemapEntry, SitemapSource, SitemapSources } from './sitemap-source.ts'

/**
 * Entries per file. Each entry becomes two of the 50,000 addresses allowed, one for each language; the lower number
 * limits a file to a few MB.
 */
export const entriesPerFile = 5_000

/** A file of the index: its source and the id it starts with, null for the first. */
export type SitemapFile = { name: string; from: string | null }

/** Files of a source; the next starts where one more entry would not fit. */
const filesOf = async (services: Services, name: string, source: SitemapSource, size: number) => {
  const files: SitemapFile[] = []
  let from: string | null = null
  for (;;) {
    const [first]: SitemapEntry[] = await source(services, {
      from: from ?? '',
      skip: from === null ? 0 : size,
      limit: 1,
    })
    if (!first) return files
    files.push({ name, from: from === null ? null : first.id })
    from = first.id
  }
}

/** All files with entries. */
export const listSitemapFiles = async (
  services: Services,
  sources: SitemapSources,
  size = entriesPerFile,
): Promise<SitemapFile[]> =>
  (await Promise.all(Object.entries(sources).map(([name, source]) => filesOf(services, name, source, size)))).flat()

/** Entries of a file; null for an unknown sitemap. */
export const readSitemap = async (
  services: Services,
  sources: SitemapSources,
  name: string,
  from: string,
  size = entriesPerFile,
): Promise<SitemapEntry[] | null> =>
  Object.hasOwn(sources, name) ? ((await sources[name]?.(services, { from, skip: 0, limit: size })) ?? null) : null
