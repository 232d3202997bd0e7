import type { SearchDocument } from './search/contract.ts'

/** Search entry of a fixed page. */
type SearchEntry = Pick<SearchDocument, 'id' | 'title' | 'summary' | 'body' | 'lists' | 'isReference'>

/** A page that is the same for everyone without a session. */
type PublicPage = {
  audience: 'everyone'
  /** Query parameters that key the cached copies, beside the language. Without this the page is never cached. */
  cacheKeys?: readonly string[]
  /** Further parameters that the page reads, with unlimited values: with one of them it is rendered and not cached. */
  uncachedParameters?: readonly string[]
  /** Lists a fixed page in the sitemap; pages of items are listed by their areas. */
  inSitemap?: true
  inSearch?: SearchEntry
}

/**
 * A page for one visitor, for signed-in students or for administrators: never cached, and closed to crawlers. Its loader
 * checks the session.
 */
type PrivatePage = { audience: 'visitor' | 'student' | 'admin' }

/** Describes a page to the cache, the sitemap, robots.txt, the search and the preloading of strings. */
export type BasePageHandle<StringsPart extends string = string> = {
  /** Parts of the strings that the page shows at first, beside the core. */
  strings: readonly StringsPart[]
} & (PublicPage | PrivatePage)

/** A page with its route path, such as `/tests/:seriesId`. */
export type Page = { path: string; handle: BasePageHandle }
