import { lazy, memo, Suspense, type ComponentProps } from 'react'
import type { ShareResult } from './share-result.tsx'

const Part = lazy(async () => ({ default: (await import('./share-result.tsx')).ShareResult }))

/** What tells others of a test; its script comes after the page, as with `LateSolutions`. */
export const LateShare = memo(function LateShare(props: ComponentProps<typeof ShareResult>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
})
