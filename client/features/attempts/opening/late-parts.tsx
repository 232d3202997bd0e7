import { lazy, memo, Suspense } from 'react'
import type { TestDetail } from '../../../../domain/catalogue/contract.ts'

const GatePart = lazy(async () => ({ default: (await import('./gate.tsx')).Gate }))
const NoticePart = lazy(async () => ({ default: (await import('./gate.tsx')).TakenNotice }))
const CheckPart = lazy(async () => ({ default: (await import('./system-check.tsx')).SystemCheck }))

// Not every test shows them, and none needs them at once: their script arrives after the page, and until then they are
// what the server sent. They render again for another test only, so that what changes around them leaves that alone.

export const Gate = memo(function Gate({ test }: { test: TestDetail }) {
  return (
    <Suspense fallback={null}>
      <GatePart test={test} />
    </Suspense>
  )
})

export const TakenNotice = memo(function TakenNotice({ test }: { test: TestDetail }) {
  return (
    <Suspense fallback={null}>
      <NoticePart test={test} />
    </Suspense>
  )
})

export const SystemCheck = memo(function SystemCheck({ testId }: { testId: string }) {
  return (
    <Suspense fallback={null}>
      <CheckPart testId={testId} />
    </Suspense>
  )
})
