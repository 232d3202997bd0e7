import { lazy, memo, Suspense, type ComponentProps } from 'react'
import type { QuestionList } from './question-list.tsx'

const Part = lazy(async () => ({ default: (await import('./question-list.tsx')).QuestionList }))

/** Every question; its script comes after the page. Until then it is what the server sent, as with `LateSolutions`. */
export const LateQuestions = memo(function LateQuestions(props: ComponentProps<typeof QuestionList>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
})
