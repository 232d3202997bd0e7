import { pages } from '#pages'
import { paths } from '../../domain/paths.ts'
import { legalPages } from '../../domain/settings/legal.ts'
import { legalEffectiveSince } from '../settings/legal.usecases.ts'
import type { SitemapSource } from './sitemap-source.ts'

/** Sorted paths of the fixed pages in the sitemap. */
const listedPaths = pages
  .flatMap(({ path, handle }) => (handle.audience === 'everyone' && handle.inSitemap ? [path] : []))
  .toSorted()

/** Sitemap entries of the fixed pages. They change with the product, at no known time; legal pages with their versions. */
export const publicPageEntries: SitemapSource = async (services, { from, skip, limit }) =>
  Promise.all(
    listedPaths
      .filter((path) => path >= from)
      .slice(skip, skip + limit)
      .map(async (path) => {
        const page = legalPages.find((each) => paths[each]() === path)
        return { id: path, path, updatedAt: page ? await legalEffectiveSince(services, page) : null }
      }),
  )

/** Prefixes of private pages: each path up to its first parameter. */
const privatePrefixes = [
  ...new Set(pages.flatMap(({ path, handle }) => (handle.audience === 'everyone' ? [] : [path.replace(/:.*/, '')]))),
].toSorted()

/** Public pages below a private prefix, such as the errata of a test. */
const openBelow = pages.flatMap(({ path, handle }) =>
  handle.audience === 'everyone' && privatePrefixes.some((prefix) => path.startsWith(prefix))
    ? [path.replaceAll(/:\w+/g, '*')]
    : [],
)

/**
 * Private addresses that crawlers need: videos with covers and captions, pictures of shared cards, and whole PDFs, of
 * which a reader without a session gets the free ones alone. Beside them public pages below a private prefix.
 */
export const allowedPaths = ['/api/videos/', '/api/*/image.png', '/api/materials/*/file?*part=whole', ...openBelow]

/** Paths closed to crawlers. One that ends in a slash is a folder; any other is a prefix. */
export const disallowedPaths = [
  '/api/',
  // A duplicate of the PDF.
  '/api/materials/*/file?*part=whole*&download=',
  '/opensearch/',
  ...privatePrefixes.filter((path) => !privatePrefixes.some((other) => other !== path && path.startsWith(other))),
]
