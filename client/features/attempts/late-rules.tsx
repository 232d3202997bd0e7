import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RulesProps } from './rules.tsx'

const Part = lazy(async () => ({ default: (await import('./rules.tsx')).Rules }))

/**
 * The instructions, loaded lazily: until then the server's HTML stays. Memoised, so that only another pattern renders
 * them again.
 */
export const LateRules = memo(function LateRules(props: RulesProps) {
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <Part {...props} />
    </Suspense>
  )
})
