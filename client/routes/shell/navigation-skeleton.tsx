import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'

const barAfterMs = 150
const skeletonAfterMs = 250

/**
 * Current page, replaced by a skeleton while a slow navigation is under way. A bar at the top of the window shows every
 * slow request, also one for the same page.
 */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  const isLeaving = state === 'loading' && next.pathname !== pathname
  const isSlow = useDelayed(state !== 'idle', barAfterMs)
  const waiting = useDelayed(isLeaving, skeletonAfterMs)
  return (
    <>
      {isSlow && <div aria-hidden className="slow-bar" />}
      {isSlow && !isLeaving && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      {waiting && <PageSkeleton />}
      {/* Hidden instead of unmounted: the page keeps its state if the navigation is cancelled. */}
      <div hidden={waiting}>{children}</div>
    </>
  )
}
