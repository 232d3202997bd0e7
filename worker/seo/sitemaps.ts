import type { Services } from '../platform/context.ts'
import type { SitemapEntry, SitemapSource, SitemapSources } from './sitemap-source.ts'

/** Entries of one file: each is two addresses of it, of the 50,000 that are allowed; far fewer keep a file some MB. */
export const entriesAFile = 5_000

/** A file of the index: its source, and the id it begins with; null for the first. */
export type SitemapFile = { name: string; from: string | null }

/** The files of a source. The next begins where one more entry would not fit. */
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

/** Every file that has entries. */
export const listSitemapFiles = async (
  services: Services,
  sources: SitemapSources,
  size = entriesAFile,
): Promise<SitemapFile[]> =>
  (await Promise.all(Object.entries(sources).map(([name, source]) => filesOf(services, name, source, size)))).flat()

/** The entries of a file; null where there is no such sitemap. */
export const readSitemap = async (
  services: Services,
  sources: SitemapSources,
  name: string,
  from: string,
  size = entriesAFile,
): Promise<SitemapEntry[] | null> =>
  Object.hasOwn(sources, name) ? ((await sources[name]?.(services, { from, skip: 0, limit: size })) ?? null) : null
