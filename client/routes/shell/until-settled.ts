/** Longest time that a page may take to settle, and the time between two looks. */
const settleMs = 10_000
const lookMs = 100

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Repeats `look` while the page loads, until it returns true or the reader scrolls or presses something. Returns the
 * function that ends it.
 */
export const untilSettled = (look: () => boolean): (() => void) => {
  const stop = () => {
    clearInterval(looks)
    clearTimeout(end)
    for (const type of userEvents) removeEventListener(type, stop)
  }
  const step = () => {
    if (look()) stop()
  }
  const looks = setInterval(step, lookMs)
  const end = setTimeout(stop, settleMs)
  for (const type of userEvents) addEventListener(type, stop, { passive: true })
  step()
  return stop
}
