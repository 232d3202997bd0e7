import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router'

/**
 * Scrolls smoothly to the top after every navigation, unless the address has a hash, and back to where the reader left
 * the page after one through the history; focuses the new page. Exceptions: navigations with `preventScrollReset`, and
 * forms answered at their own address.
 */
export function ScrollToTop() {
  const location = useLocation()
  // The router exposes these only to its own ScrollRestoration, which cannot scroll smoothly.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const state = useContext(UNSAFE_DataRouterStateContext)
  const { formMethod } = useNavigation()
  const posted = useRef(false)
  const shown = useRef<Location>(null)

  useEffect(() => {
    if (formMethod) posted.current = formMethod !== 'GET'
  }, [formMethod])

  const follow = useEffectEvent(() => {
    const before = shown.current
    const isAnswer = posted.current && before?.pathname === location.pathname && before.search === location.search
    shown.current = location
    posted.current = false
    // Effects run twice in development.
    if (before === location || isAnswer || (before && state?.preventScrollReset)) return
    // Loaded with the first page, for later navigations.
    void import('./after-navigation.ts').then(
      ({ afterNavigation }) => afterNavigation(location, before, router, state),
      () => undefined,
    )
  })
  useEffect(() => follow(), [location])
  return null
}
