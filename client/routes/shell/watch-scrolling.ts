/** Shortest scroll that counts as a direction, CSS pixels: a resting finger trembles. */
const steadyPx = 8
/** Bars stay at the top of a page and return at its end, CSS pixels. */
const topPx = 80
const endPx = 24

/**
 * Marks the document while the reader scrolls down, so that bars at the bottom of the window leave the text free
 * (connection.css). Returns the function that ends it.
 */
export const watchScrolling = (): (() => void) => {
  const page = document.documentElement
  let last = scrollY
  const note = () => {
    const isAtEnd = innerHeight + scrollY >= page.scrollHeight - endPx
    if (Math.abs(scrollY - last) < steadyPx && !isAtEnd) return
    page.toggleAttribute('data-scrolls-down', scrollY > last && scrollY > topPx && !isAtEnd)
    last = scrollY
  }
  addEventListener('scroll', note, { passive: true })
  return () => {
    removeEventListener('scroll', note)
    page.removeAttribute('data-scrolls-down')
  }
}
