import type { ComponentType } from 'react'
import type { PaperQuestion } from '../../../../../domain/attempts/contract.ts'
import type { QuestionKind } from '../../../../../domain/questions/contract.ts'
import { browserPart } from '../../../../ui/browser-part.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { OneOption, SeveralOptions } from '../option-list.tsx'

type QuestionOf<K extends QuestionKind> = Extract<PaperQuestion, { kind: K }>
export type KindProps<K extends QuestionKind> = { question: QuestionOf<K> }

type KindView<K extends QuestionKind> = {
  /** The input component. Rare kinds are loaded lazily and have `fetch` to preload them. */
  Answer: ComponentType<KindProps<K>> & { fetch?: () => Promise<void> }
}

const waiting = <Skeleton />

/** The input of each kind of question. A new kind is one line here, and a file if its input is new. */
const views: { [K in QuestionKind]: KindView<K> } = {
  mcq: { Answer: OneOption },
  msq: { Answer: SeveralOptions },
  true_false: { Answer: OneOption },
  assertion_reason: { Answer: browserPart(() => import('./assertion-reason.tsx'), 'AssertionReason', waiting) },
  nat: { Answer: browserPart(() => import('./nat.tsx'), 'NumericPad', waiting) },
  short: { Answer: browserPart(() => import('./short.tsx'), 'ShortAnswer', waiting) },
  matrix: { Answer: browserPart(() => import('./matrix.tsx'), 'Matrix', waiting) },
}

export function KindAnswer({ question }: { question: PaperQuestion }) {
  const Answer = views[question.kind].Answer as ComponentType<{ question: PaperQuestion }>
  return <Answer question={question} />
}

/** Preloads the inputs that a paper needs. */
export const fetchKinds = (questions: readonly PaperQuestion[]): void => {
  for (const kind of new Set(questions.map((question) => question.kind))) void views[kind].Answer.fetch?.()
}
