import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { UNSAFE_DataRouterStateContext, useLocation, useNavigation, type Location } from 'react-router'

/**
 * Every navigation, back and forward included, scrolls smoothly to the top unless the address carries a hash, and gives
 * focus to the new page. Exempt are navigations with `preventScrollReset` (they change the view in place) and forms
 * whose answer is shown at the address they were sent from.
 */
export function ScrollToTop() {
  const location = useLocation()
  // The router exposes the flag of a finished navigation to its own ScrollRestoration only, which cannot scroll smoothly.
  const staysInPlace = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset
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
    if (before === location || isAnswer || (before && staysInPlace)) return
    // Fetched with the first page, for the navigations that follow.
    void import('./after-navigation.ts').then(
      ({ afterNavigation }) => afterNavigation(location, before),
      () => undefined,
    )
  })
  useEffect(() => follow(), [location])
  return null
}
