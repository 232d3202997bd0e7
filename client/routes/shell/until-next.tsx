import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { useLate } from '../../ui/use-late.ts'

const skeletonAfterMs = 250

/** Spec section 2: a page, and once the next one is slow to come the skeleton in its place. */
export function UntilNext({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  const waiting = useLate(state === 'loading' && next.pathname !== pathname, skeletonAfterMs)
  return (
    <>
      {waiting && <PageSkeleton />}
      {/* Hidden and not removed: a page that is being left keeps its state if the journey is called off. */}
      <div hidden={waiting}>{children}</div>
    </>
  )
}
