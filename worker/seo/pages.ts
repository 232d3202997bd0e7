import { paths } from '../../domain/paths.ts'
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

/** They change with the product, so nobody can say when. */
export const publicPageEntries: SitemapSource = async (_services, { from, skip, limit }) =>
  publicPages
    .filter((path) => path >= from)
    .slice(skip, skip + limit)
    .map((path) => ({ id: path, path, updatedAt: null }))

/** What crawlers need of what is private otherwise: videos, their covers and captions. */
export const openFiles = ['/api/videos/']

/** What belongs to one visitor or to nobody: not for an index. A path that ends in a slash is a folder. */
export const privatePages = [
  '/api/',
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
  // The page itself is one of the product; what somebody looked for is not.
  '/search?',
  '/opensearch/',
]
