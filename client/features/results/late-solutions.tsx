import { lazy, memo, Suspense } from 'react'

const Part = lazy(async () => ({ default: (await import('./solutions-pdf.tsx')).SolutionsPdf }))

/**
 * The form for the PDF; its script comes after the page. Until then it is what the server sent, which works without
 * script too and which nothing around it may render anew: so only for another attempt.
 */
export const LateSolutions = memo(function LateSolutions({ attemptId }: { attemptId: string }) {
  return (
    <Suspense fallback={null}>
      <Part attemptId={attemptId} />
    </Suspense>
  )
})
