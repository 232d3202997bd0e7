import { pages } from '#pages'
import { languageKey, storedLanguage, type Language } from '../../domain/language.ts'
import type { Page } from '../../domain/page.ts'
import { isTooLong } from '../platform/bounds.ts'
import { pathFinder } from './page-routes.ts'

type CacheRules = { cacheKeys: ReadonlySet<string>; uncachedParameters: ReadonlySet<string> }

/** The cache rules of a page that is the same for everyone; null for a page that is rendered for each visitor. */
const cacheRulesOf = ({ handle }: Page): CacheRules | null =>
  handle.audience === 'everyone' && handle.cacheKeys
    ? { cacheKeys: new Set([languageKey, ...handle.cacheKeys]), uncachedParameters: new Set(handle.uncachedParameters) }
    : null

/**
 * Finds the cache rules of a path, as the router matches it: decoded and case-insensitive. Pages that are never cached
 * are matched too, or `/tests/mine` would be cached as `/tests/:seriesId`. Null for files and data of pages.
 */
export const cacheRulesFinder = (all: readonly Page[]): ((pathname: string) => CacheRules | null) => {
  const find = pathFinder(all.map((page) => [page.path, cacheRulesOf(page)]))
  return (pathname) => {
    if (/\.[a-z0-9]+$/i.test(pathname)) return null
    try {
      return find(pathname)
    } catch {
      // The path cannot be decoded, so no page has it.
      return null
    }
  }
}

const findCacheRules = cacheRulesFinder(pages)

/** An anonymous page that may be cached: its key, and its address with the parameters that it reads. */
export type CacheablePage = { key: string; url: URL }

/**
 * The cacheable page of an anonymous request; null where its page is never cached. `language` is that of the view.
 * Parameters that the page does not read, such as those of campaigns, are dropped: they neither split the cache nor enter
 * a cached page.
 */
export const cacheablePage = (requestUrl: string, language: Language): CacheablePage | null => {
  const url = new URL(requestUrl)
  const rules = isTooLong(url) ? null : findCacheRules(url.pathname)
  if (!rules) return null
  if (url.search !== '') {
    const parameters = [...url.searchParams]
    if (parameters.some(([name]) => rules.uncachedParameters.has(name))) return null
    const keyed = parameters.filter(([name]) => rules.cacheKeys.has(name))
    url.search = new URLSearchParams(keyed.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
  }
  return { key: `${language} ${url.origin}${url.pathname}${url.search}`, url }
}

const cookieChoice = new RegExp(`(?:^|;\\s*)${languageKey}=(en|hi)(?:;|$)`)

/** The language of a view without a session: from the address, else from the cookie, else English. */
export const languageWithoutSession = ({ url, headers }: Request): Language => {
  const inAddress = url.includes(`${languageKey}=`) ? new URL(url).searchParams.get(languageKey) : null
  return storedLanguage(inAddress) ?? storedLanguage(cookieChoice.exec(headers.get('cookie') ?? '')?.[1]) ?? 'en'
}
