import type { Location } from 'react-router'
import { openerId } from '../../features/search/opening.ts'
import { landOn } from './land-on.ts'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the focus may stay where it is: someone is typing, or it is on the first screen of the page. */
const keepsFocus = (element: Element | null): boolean =>
  element !== null &&
  element !== document.body &&
  (element.matches('input, select, textarea') || element.getBoundingClientRect().bottom + scrollY <= innerHeight)

let stopLanding = () => undefined as void

/** Scrolls a page that is shown now, and moves the focus to it. `before` is null for the document's first page. */
export const afterNavigation = ({ pathname, hash }: Location, before: Location | null): void => {
  stopLanding()
  const behavior = isCalm() ? 'auto' : 'smooth'
  if (hash) {
    stopLanding = landOn(hash, before ? { behavior } : { isFreshPage: true })
    return
  }
  if (!before) return
  scrollTo({ top: 0, behavior })
  const main = document.getElementById('main')
  const { activeElement } = document
  // A new page may have placed the focus itself, and the search that was closed gives it back to its button.
  const isPlaced =
    before.pathname === pathname
      ? keepsFocus(activeElement)
      : main?.contains(activeElement) || activeElement?.id === openerId
  if (!isPlaced) main?.focus({ preventScroll: true })
}
