import { useExam } from '../exam-context.ts'
import { OneOption } from '../option-list.tsx'
import { Statements } from '../statements.tsx'
import type { KindProps } from './registry.tsx'

/** Assertion (A) and reason (R) as papers print them, above the four options. */
export function AssertionReason({ question }: KindProps<'assertion_reason'>) {
  const { view } = useExam()
  return (
    <>
      <Statements statements={question.statements} view={view} />
      <OneOption question={question} />
    </>
  )
}
