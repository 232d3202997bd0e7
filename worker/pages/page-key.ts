import { pages } from '#pages'
import { languageKey, storedLanguage, type Language } from '../../domain/language.ts'
import { isTooLong } from '../platform/bounds.ts'
import { pathFinder } from './page-routes.ts'

type Keeping = { keptBy: ReadonlySet<string>; renderedFor: ReadonlySet<string> }

/** How pages are kept that are the same for everyone; all others are rendered for each visitor. */
const findKeeping = pathFinder<Keeping>(
  pages.flatMap(({ path, handle }) =>
    handle.audience === 'everyone' && handle.keptBy
      ? [[path, { keptBy: new Set([languageKey, ...handle.keptBy]), renderedFor: new Set(handle.renderedFor) }]]
      : [],
  ),
)

/** As the router matches addresses: decoded, and whatever the case. What cannot be decoded names no page. */
const keepingOf = (pathname: string): Keeping | null => {
  // A file, or the data of a page.
  if (/\.[a-z0-9]+$/i.test(pathname)) return null
  try {
    return findKeeping(pathname)
  } catch {
    return null
  }
}

/** A page that is the same for everyone without a session: its key, and its address without what it does not read. */
export type PageAsked = { key: string; url: URL }

/**
 * Which kept page a request of nobody's asks for, or null where it is none. `language` is that of the view. Parameters
 * that the page does not read (those of campaigns) are dropped, so that they neither part nor get into what is kept.
 */
export const pageAsked = (requestUrl: string, language: Language): PageAsked | null => {
  const url = new URL(requestUrl)
  const keeping = isTooLong(url) ? null : keepingOf(url.pathname)
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
