import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RulesProps } from './rules.tsx'

const Part = lazy(async () => ({ default: (await import('./rules.tsx')).Rules }))

/**
 * The instructions, whose script arrives after the page: until then they are the text that the server sent. It renders
 * again for another pattern only, so that strings that arrive around it leave that text alone.
 */
export const LateRules = memo(function LateRules(props: RulesProps) {
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <Part {...props} />
    </Suspense>
  )
})
