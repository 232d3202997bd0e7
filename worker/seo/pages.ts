import { paths } from '../../domain/paths.ts'
import { legalPages } from '../../domain/settings/legal.ts'
import { legalSince } from '../settings/legal.usecases.ts'
import type { SitemapSource } from './sitemap-source.ts'

/** Pages that are part of the product, beside the items. In the order of their paths. */
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
  paths.search(),
  paths.privacy(),
  paths.terms(),
  paths.refund(),
].toSorted()

/** They change with the product, so nobody can say when; the legal ones with their versions. */
export const publicPageEntries: SitemapSource = async (services, { from, skip, limit }) =>
  Promise.all(
    publicPages
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

/** What belongs to one visitor or to nobody: not for an index. A path that ends in a slash is a folder. */
export const privatePages = [
  '/api/',
  // The same PDF once more.
  '/api/materials/*/file?*part=whole*&download=',
  '/admin',
  '/profile',
  '/my-purchases',
  '/test/',
  '/test-result/',
  '/login',
  '/signup',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/guardian',
  '/popup-done',
  '/opensearch/',
]
