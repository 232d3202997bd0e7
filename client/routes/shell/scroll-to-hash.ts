/** Element id of a hash; '' if it cannot be decoded, since anyone may type one. */
export const idOfHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Longest time that a target is awaited and kept in place while the page loads. */
const settleMs = 10_000

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** True when a new document still shows the target; otherwise the reader has scrolled on. */
const isNear = (target: HTMLElement): boolean => {
  const { top } = target.getBoundingClientRect()
  return top > -innerHeight / 4 && top < innerHeight / 2
}

/**
 * Scrolls to the target of a hash and keeps it in place while the page loads, until the reader scrolls or presses
 * something. Returns the function that stops it.
 */
export const scrollToHash = (
  hash: string,
  { behavior = 'auto' as ScrollBehavior, isFreshPage = false },
): (() => void) => {
  const target = () => document.getElementById(idOfHash(hash))
  const start = target()
  if (isFreshPage && start && !isNear(start)) return () => undefined
  // Fires once at the start and whenever the page's height changes.
  const observer = new ResizeObserver(() => target()?.scrollIntoView({ behavior }))
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of userEvents) removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, settleMs)
  for (const type of userEvents) addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
