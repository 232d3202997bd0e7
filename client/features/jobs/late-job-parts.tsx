import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { JobPartsProps } from './job-parts.tsx'

const Parts = lazy(async () => ({ default: (await import('./job-parts.tsx')).JobParts }))

/**
 * The parts of a job, whose script and words arrive after the page: until then they are the text that the server sent,
 * whose links and forms work. They render again for another job or another question only.
 */
export const LateJobParts = memo(function LateJobParts(props: JobPartsProps) {
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <Parts {...props} />
    </Suspense>
  )
})
