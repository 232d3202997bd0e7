import type { Location } from 'react-router'
import { openerId } from '../../features/search/search-opener.ts'
import { restorePosition, watchPositions, type Router } from './scroll-positions.ts'
import { scrollToHash } from './scroll-to-hash.ts'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** True when the focus may stay: the reader is typing, or the element is on the first screen. */
const keepsFocus = (element: Element | null): boolean =>
  element !== null &&
  element !== document.body &&
  (element.matches('input, select, textarea') || element.getBoundingClientRect().bottom + scrollY <= innerHeight)

let stopScrolling = () => undefined as void

type Navigation = {
  location: Location
  /** Null for the document's first page. */
  before: Location | null
  /** Position at which the reader left this entry of the history; no number for a new entry. */
  left: number | false | null | undefined
  router: Router | undefined
}

/** Scrolls the page after a navigation. Returns the function that ends it. */
const place = ({ location: { hash }, before, left }: Navigation): (() => void) => {
  if (before && typeof left === 'number') return restorePosition(left)
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
  if (hash) return scrollToHash(hash, before ? { behavior } : { isFreshPage: true })
  if (before) scrollTo({ top: 0, behavior })
  return () => undefined
}

/** Scrolls the page after a navigation and focuses it. */
export const afterNavigation = (navigation: Navigation): void => {
  const { location, before, left, router } = navigation
  if (router) watchPositions(router)
  stopScrolling()
  stopScrolling = place(navigation)
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
