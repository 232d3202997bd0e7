import type { SearchDocument } from './search/contract.ts'

/** A fixed page in the search: its words there, beside its path. */
export type SearchEntry = Pick<SearchDocument, 'id' | 'title' | 'summary' | 'body' | 'lists' | 'isReference'>

/** The same for everyone without a session. */
type PublicPage = {
  audience: 'everyone'
  /** Query parameters by which kept copies of the page differ, beside the language. Without this the page is never kept. */
  keptBy?: readonly string[]
  /** Parameters that it reads too, with values without end: asked for with one, the page is rendered and not kept. */
  renderedFor?: readonly string[]
  /** Listed in the sitemap; for pages that are part of the product, not for those of its items. */
  inSitemap?: true
  inSearch?: SearchEntry
}

/**
 * For one visitor, for students who are signed in, or for administrators: never kept, and robots.txt keeps crawlers out.
 * The page's loader checks the session.
 */
type PrivatePage = { audience: 'visitor' | 'student' | 'admin' }

/** Describes a page to the cache, the sitemap, robots.txt, the search and the strings that are loaded first. */
export type PageHandle<StringsPart extends string = string> = {
  /** The parts of the strings that it shows at first, beside the core. */
  strings: readonly StringsPart[]
} & (PublicPage | PrivatePage)

/** A page with its address, as the routes have it: `/tests/:seriesId`. */
export type Page = { path: string; handle: PageHandle }
