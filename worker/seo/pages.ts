import { pages } from '#pages'
import { paths } from '../../domain/paths.ts'
import { legalPages } from '../../domain/settings/legal.ts'
import { legalSince } from '../settings/legal.usecases.ts'
import type { SitemapSource } from './sitemap-source.ts'

/** In the order of their paths. */
const listedPaths = pages
  .flatMap(({ path, handle }) => (handle.audience === 'everyone' && handle.inSitemap ? [path] : []))
  .toSorted()

/** They change with the product, so nobody can say when; the legal ones with their versions. */
export const publicPageEntries: SitemapSource = async (services, { from, skip, limit }) =>
  Promise.all(
    listedPaths
      .filter((path) => path >= from)
      .slice(skip, skip + limit)
      .map(async (path) => {
        const page = legalPages.find((each) => paths[each]() === path)
        return { id: path, path, updatedAt: page ? await legalSince(services, page) : null }
      }),
  )

/**
 * What crawlers need of what is private otherwise: videos, their covers and captions, and whole PDFs, of which a reader
 * without a session gets the free ones alone.
 */
export const openFiles = ['/api/videos/', '/api/materials/*/file?*part=whole']

/** Prefixes of private pages' addresses: each path up to its first parameter. */
const privateBeginnings = [
  ...new Set(pages.flatMap(({ path, handle }) => (handle.audience === 'everyone' ? [] : [path.replace(/:.*/, '')]))),
].toSorted()

/** Not for an index. A path that ends in a slash is a folder; any other stands for all that begin with it. */
export const closedPaths = [
  '/api/',
  // The same PDF once more.
  '/api/materials/*/file?*part=whole*&download=',
  '/opensearch/',
  ...privateBeginnings.filter((path) => !privateBeginnings.some((other) => other !== path && path.startsWith(other))),
]
