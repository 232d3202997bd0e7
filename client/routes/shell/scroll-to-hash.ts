import { untilSettled } from './until-settled.ts'

/** Element id of a hash; '' if it cannot be decoded, since anyone may type one. */
export const idOfHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** True when the position of a new document is that of its reader: restored by the browser, or scrolled to already. */
const isReaders = (target: HTMLElement): boolean => {
  const { top } = target.getBoundingClientRect()
  const isNear = top > -innerHeight / 4 && top < innerHeight / 2
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Of a page that was too short for its target, or had none yet, the browser shows the end or the start.
  const isShort = entry?.type === 'navigate' && (scrollY === 0 || (isAtEnd && top > 0))
  return !isNear && !isShort
}

/**
 * Scrolls to the target of a hash and keeps it in place while the page loads, until the reader scrolls or presses
 * something. The target may come late, and anything above it may. Returns the function that stops it.
 */
export const scrollToHash = (
  hash: string,
  { behavior = 'auto' as ScrollBehavior, isFreshPage = false },
): (() => void) => {
  const target = () => document.getElementById(idOfHash(hash))
  const start = target()
  if (isFreshPage && start && isReaders(start)) return () => undefined
  let placed = ''
  return untilSettled(() => {
    const found = target()
    if (!found) return false
    // Distance from the start of the page and room below: either may let the target come nearer to its place.
    const place = [found.getBoundingClientRect().top + scrollY, document.documentElement.scrollHeight].map(Math.round)
    if (place.join() === placed) return false
    placed = place.join()
    found.scrollIntoView({ behavior })
    return false
  })
}
