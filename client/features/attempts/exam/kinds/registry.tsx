import type { ComponentType } from 'react'
import type { PaperQuestion } from '../../../../../domain/attempts/contract.ts'
import type { QuestionKind } from '../../../../../domain/questions/contract.ts'
import { late } from '../../../../ui/late.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { OneOption, SeveralOptions } from '../option-list.tsx'

type QuestionOf<K extends QuestionKind> = Extract<PaperQuestion, { kind: K }>
export type KindProps<K extends QuestionKind> = { question: QuestionOf<K> }

type KindView<K extends QuestionKind> = {
  /** Takes the answer. Kinds that most papers do without come late. */
  Answer: ComponentType<KindProps<K>> & { fetch?: () => Promise<void> }
  /** How many of its options a student chooses; null where it has none. */
  chooses: 'one' | 'several' | null
}

const waiting = <Skeleton />

/** The input of each kind of question: a new kind is a line here, and a file where it is answered in a new way. */
const views: { [K in QuestionKind]: KindView<K> } = {
  mcq: { Answer: OneOption, chooses: 'one' },
  msq: { Answer: SeveralOptions, chooses: 'several' },
  true_false: { Answer: OneOption, chooses: 'one' },
  assertion_reason: {
    Answer: late(() => import('./assertion-reason.tsx'), 'AssertionReason', waiting),
    chooses: 'one',
  },
  nat: { Answer: late(() => import('./nat.tsx'), 'NumericPad', waiting), chooses: null },
  short: { Answer: late(() => import('./short.tsx'), 'ShortAnswer', waiting), chooses: null },
  matrix: { Answer: late(() => import('./matrix.tsx'), 'Matrix', waiting), chooses: null },
}

export const choosesOf = (kind: QuestionKind): 'one' | 'several' | null => views[kind].chooses

export function KindAnswer({ question }: { question: PaperQuestion }) {
  const Answer = views[question.kind].Answer as ComponentType<{ question: PaperQuestion }>
  return <Answer question={question} />
}

/** Brings the views that a paper needs. */
export const fetchKinds = (questions: readonly PaperQuestion[]): void => {
  for (const kind of new Set(questions.map((question) => question.kind))) void views[kind].Answer.fetch?.()
}
