import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'

const skeletonAfterMs = 250

/** Current page, replaced by a skeleton while a slow navigation is under way. */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  const waiting = useDelayed(state === 'loading' && next.pathname !== pathname, skeletonAfterMs)
  return (
    <>
      {waiting && <PageSkeleton />}
      {/* Hidden instead of unmounted: the page keeps its state if the navigation is cancelled. */}
      <div hidden={waiting}>{children}</div>
    </>
  )
}
