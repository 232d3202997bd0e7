import { languageKey, storedLanguage, type Language } from '../../domain/language.ts'
import { isTooLong } from '../platform/bounds.ts'

/** The query parameters by which public pages are kept apart. */
export const keyedParameters: ReadonlySet<string> = new Set([
  languageKey,
  'exam',
  'access',
  'kind',
  'sort',
  'category',
  'month',
  'list',
  'level',
  'state',
  'qualification',
  'organisation',
  'within',
  'cursor',
  'subject',
  'language',
  'chapter',
  'course',
  'topic',
  'version',
])

/** Those that public pages read too, but whose values are without end: a page with one is rendered and not kept. */
export const freeParameters: ReadonlySet<string> = new Set(['q', 'born', 't'])

/** What is no page for everyone: about one visitor, of addresses without end, or no page at all. */
const uncached =
  /^\/(api|__manifest|search|login|signup|logout|profile|my-purchases|admin|test|test-result|test-series|forgot-password|reset-password|confirm-email|guardian|popup-done|certificate)(\/|$)|\.[a-z0-9]+$/i

/** As the pages' addresses are matched: decoded, and whatever the case. What cannot be decoded names no page. */
const isUncached = (pathname: string): boolean => {
  if (!pathname.includes('%')) return uncached.test(pathname)
  try {
    return uncached.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/** A page that is the same for everyone without a session: its key, and its address without what no page reads. */
export type PageAsked = { key: string; url: URL }

/**
 * Which kept page a request of nobody's asks for, or null where it is none. `language` is that of the view. Parameters
 * that no page reads (those of campaigns) are dropped, so that they neither part nor get into what is kept.
 */
export const pageAsked = (requestUrl: string, language: Language): PageAsked | null => {
  const url = new URL(requestUrl)
  if (isTooLong(url) || isUncached(url.pathname)) return null
  if (url.search !== '') {
    const parameters = [...url.searchParams]
    if (parameters.some(([name]) => freeParameters.has(name))) return null
    const kept = parameters.filter(([name]) => keyedParameters.has(name))
    url.search = new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
  }
  return { key: `${language} ${url.origin}${url.pathname}${url.search}`, url }
}

/** Whether somebody may be signed in: to be found out where it matters. */
export const mayHaveSession = (request: Request): boolean =>
  request.headers.get('cookie')?.includes('session_token') ?? false

const chosen = new RegExp(`(?:^|;\\s*)${languageKey}=(en|hi)(?:;|$)`)

/** The language of a view without a session: that of the address, else of the device, else English. */
export const languageWithoutSession = ({ url, headers }: Request): Language => {
  const inAddress = url.includes(`${languageKey}=`) ? new URL(url).searchParams.get(languageKey) : null
  return storedLanguage(inAddress) ?? storedLanguage(chosen.exec(headers.get('cookie') ?? '')?.[1]) ?? 'en'
}
