import type { Location } from 'react-router'
import { openerId } from '../../features/search/search-opener.ts'
import { scrollToHash } from './scroll-to-hash.ts'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** True when the focus may stay: the reader is typing, or the element is on the first screen. */
const keepsFocus = (element: Element | null): boolean =>
  element !== null &&
  element !== document.body &&
  (element.matches('input, select, textarea') || element.getBoundingClientRect().bottom + scrollY <= innerHeight)

let stopScrolling = () => undefined as void

/** Scrolls the page after a navigation and focuses it. `before` is null for the document's first page. */
export const afterNavigation = ({ pathname, hash }: Location, before: Location | null): void => {
  stopScrolling()
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
  if (hash) {
    stopScrolling = scrollToHash(hash, before ? { behavior } : { isFreshPage: true })
    return
  }
  if (!before) return
  scrollTo({ top: 0, behavior })
  const main = document.getElementById('main')
  const { activeElement } = document
  // The new page or the closed search may have placed the focus already.
  const isPlaced =
    before.pathname === pathname
      ? keepsFocus(activeElement)
      : main?.contains(activeElement) || activeElement?.id === openerId
  if (!isPlaced) main?.focus({ preventScroll: true })
}
