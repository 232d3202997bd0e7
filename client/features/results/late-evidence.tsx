import { lazy, memo, Suspense, type ComponentProps } from 'react'
import type { EvidenceNotice } from './evidence-notice.tsx'

const Part = lazy(async () => ({ default: (await import('./evidence-notice.tsx')).EvidenceNotice }))

/** Answers that do not count; the script comes after the page, and until then they are what the server sent. */
export const LateEvidence = memo(function LateEvidence(props: ComponentProps<typeof EvidenceNotice>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
})
