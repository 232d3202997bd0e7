import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { useLate } from '../../ui/use-late.ts'

const skeletonAfterMs = 250

/** Current page, replaced by a skeleton while a slow navigation is under way. */
export function UntilNext({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  const waiting = useLate(state === 'loading' && next.pathname !== pathname, skeletonAfterMs)
  return (
    <>
      {waiting && <PageSkeleton />}
      {/* Hidden instead of unmounted: the page keeps its state if the navigation is cancelled. */}
      <div hidden={waiting}>{children}</div>
    </>
  )
}
