import { lazy, memo, Suspense, type ComponentProps } from 'react'
import type { AttemptList } from './attempt-list.tsx'

const Part = lazy(async () => ({ default: (await import('./attempt-list.tsx')).AttemptList }))

/** The attempts of a test; their script comes after the page, and until then they are what the server sent. */
export const LateAttemptList = memo(function LateAttemptList(props: ComponentProps<typeof AttemptList>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
})
