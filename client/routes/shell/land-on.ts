/** What a hash points at; nothing where it cannot be decoded, as anyone may type one. */
export const idIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** How long a target is waited for, and kept in place while parts of the page are still arriving. */
const settleMs = 10_000

const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Whether a fresh document still shows the target where the browser put it: else the reader has scrolled on. */
const isNear = (target: HTMLElement): boolean => {
  const { top } = target.getBoundingClientRect()
  return top > -innerHeight / 4 && top < innerHeight / 2
}

/**
 * Scrolls to what a hash points at and keeps it in place while parts above it, or the target itself, are still
 * arriving, until the reader scrolls or presses something. Returns a function that stops it.
 */
export const landOn = (hash: string, { behavior = 'auto' as ScrollBehavior, isFreshPage = false }): (() => void) => {
  const target = () => document.getElementById(idIn(hash))
  const start = target()
  if (isFreshPage && start && !isNear(start)) return () => undefined
  // Fires once at the start, and whenever the height of the page changes.
  const observer = new ResizeObserver(() => target()?.scrollIntoView({ behavior }))
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of takesOver) removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, settleMs)
  for (const type of takesOver) addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
