import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Every change of path scrolls smoothly to the top, unless the address carries a hash, and gives focus to the new page.
 * A change of the query alone keeps the place.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const shown = useRef({ pathname, hash })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash }
    if (before.pathname === pathname && before.hash === hash) return
    const behavior = isCalm() ? 'auto' : 'smooth'
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior })
      return
    }
    if (before.pathname === pathname) return
    scrollTo({ top: 0, behavior })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
