import type { Location } from 'react-router'
import { openerId } from '../../features/search/search-opener.ts'
import '../../ui/open-layers.ts'
import { restorePosition, watchPositions, type Router } from './scroll-positions.ts'
import { scrollToHash } from './scroll-to-hash.ts'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** True when the focus may stay: the reader is typing, or the element is on the first screen. */
const keepsFocus = (element: Element | null): boolean =>
  element !== null &&
  element !== document.body &&
  (element.matches('input, select, textarea') || element.getBoundingClientRect().bottom + scrollY <= innerHeight)

let stopScrolling = () => undefined as void

/** Scrolls the page after a navigation. Returns the function that ends it. */
const place = (hash: string, isFreshPage: boolean, left: Left): (() => void) => {
  if (!isFreshPage && typeof left === 'number') return restorePosition(left)
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
  if (hash) return scrollToHash(hash, isFreshPage ? { isFreshPage } : { behavior })
  if (!isFreshPage) scrollTo({ top: 0, behavior })
  return () => undefined
}

/** Position at which the reader left the entry of the history; no number for a new entry. */
type Left = number | false | null | undefined

/** Scrolls the page after a navigation and focuses it. `before` is null for the document's first page. */
export const afterNavigation = (
  location: Location,
  before: Location | null,
  router: Router | undefined,
  state: { restoreScrollPosition: Left } | null,
): void => {
  const left = state?.restoreScrollPosition
  if (router) watchPositions(router)
  stopScrolling()
  stopScrolling = place(location.hash, before === null, left)
  if (!before || (location.hash && typeof left !== 'number')) return
  const main = document.getElementById('main')
  const { activeElement } = document
  // The new page or the closed search may have placed the focus already.
  const isPlaced =
    before.pathname === location.pathname
      ? keepsFocus(activeElement)
      : main?.contains(activeElement) || activeElement?.id === openerId
  if (!isPlaced) main?.focus({ preventScroll: true })
}
