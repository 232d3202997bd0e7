import { lazy, memo, Suspense } from 'react'
import type { TestDetail } from '../../../../domain/catalogue/contract.ts'

const GatePart = lazy(async () => ({ default: (await import('./gate.tsx')).Gate }))
const NoticePart = lazy(async () => ({ default: (await import('./gate.tsx')).TakenNotice }))
const CheckPart = lazy(async () => ({ default: (await import('./system-check.tsx')).SystemCheck }))

// Lazily loaded parts that not every test shows; until they load, the server's HTML stays. Memoised, so that only
// another test renders them again.

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
