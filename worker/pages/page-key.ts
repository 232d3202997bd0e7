import { pages } from '#pages'
import { languageKey, storedLanguage, type Language } from '../../domain/language.ts'
import type { Page } from '../../domain/page.ts'
import { isTooLong } from '../platform/bounds.ts'
import { pathFinder } from './page-routes.ts'

type Keeping = { keptBy: ReadonlySet<string>; renderedFor: ReadonlySet<string> }

/** The rules for keeping a page that is the same for everyone; null for a page that is rendered for each visitor. */
const keepingOf = ({ handle }: Page): Keeping | null =>
  handle.audience === 'everyone' && handle.keptBy
    ? { keptBy: new Set([languageKey, ...handle.keptBy]), renderedFor: new Set(handle.renderedFor) }
    : null

/**
 * Finds how the page of a path is kept, as the router matches addresses: decoded, and whatever the case. Pages that are
 * never kept are matched too, or `/tests/mine` would be kept as `/tests/:seriesId`. Null for files and data of pages.
 */
export const keepingFinder = (all: readonly Page[]): ((pathname: string) => Keeping | null) => {
  const find = pathFinder(all.map((page) => [page.path, keepingOf(page)]))
  return (pathname) => {
    if (/\.[a-z0-9]+$/i.test(pathname)) return null
    try {
      return find(pathname)
    } catch {
      // A path that cannot be decoded names no page.
      return null
    }
  }
}

const findKeeping = keepingFinder(pages)

/** A page that is the same for everyone without a session: its key, and its address without what it does not read. */
export type PageAsked = { key: string; url: URL }

/**
 * The kept page that an anonymous request asks for; null where its page is not kept. `language` is that of the view.
 * Parameters that the page does not read (those of campaigns) are dropped: they neither split the cache nor get into it.
 */
export const pageAsked = (requestUrl: string, language: Language): PageAsked | null => {
  const url = new URL(requestUrl)
  const keeping = isTooLong(url) ? null : findKeeping(url.pathname)
  if (!keeping) return null
  if (url.search !== '') {
    const parameters = [...url.searchParams]
    if (parameters.some(([name]) => keeping.renderedFor.has(name))) return null
    const kept = parameters.filter(([name]) => keeping.keptBy.has(name))
    url.search = new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
  }
  return { key: `${language} ${url.origin}${url.pathname}${url.search}`, url }
}

const chosen = new RegExp(`(?:^|;\\s*)${languageKey}=(en|hi)(?:;|$)`)

/** The language of a view without a session: that of the address, else of the device, else English. */
export const languageWithoutSession = ({ url, headers }: Request): Language => {
  const inAddress = url.includes(`${languageKey}=`) ? new URL(url).searchParams.get(languageKey) : null
  return storedLanguage(inAddress) ?? storedLanguage(chosen.exec(headers.get('cookie') ?? '')?.[1]) ?? 'en'
}
