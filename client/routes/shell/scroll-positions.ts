import type { UNSAFE_DataRouterContext, Location } from 'react-router'
import type { ContextType } from 'react'
import { untilSettled } from './until-settled.ts'

export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

const storageKey = 'scroll-positions'

/** Positions of the tab's entries of the history, CSS pixels; {} where the browser refuses its storage. */
const storedPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** The first entry of every document and a typed hash share one key of the router. */
const entryOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`

let watched: Router | null = null

/**
 * Lets the router store the position of a page that is left, and tell it when the reader returns. The browser would
 * restore it before the page is there, and does so for a new document alone.
 */
export const watchPositions = (router: Router): void => {
  if (watched === router) return
  watched = router
  const positions = storedPositions()
  let last = scrollY
  // While the next page loads, a skeleton takes the place of the page and its height.
  const position = () => (router.state.navigation.state === 'idle' ? (last = scrollY) : last)
  router.enableScrollRestoration(positions, position, entryOf)
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    positions[entryOf(router.state.location)] = position()
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // A full or refused storage: only a reload forgets the positions.
    }
  })
}

/** Returns to a position, which a page that is still loading may not reach yet. Returns the function that ends it. */
export const restorePosition = (top: number): (() => void) =>
  untilSettled(() => {
    scrollTo({ top, behavior: 'instant' })
    return Math.abs(scrollY - top) < 1
  })
