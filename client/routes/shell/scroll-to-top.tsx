import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What a hash points at; nothing where it cannot be decoded, as anyone may type one. */
export const idIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

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
      document.getElementById(idIn(hash))?.scrollIntoView({ behavior })
      return
    }
    if (before.pathname === pathname) return
    scrollTo({ top: 0, behavior })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
