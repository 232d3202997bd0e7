import type { ComponentType } from 'react'
import type { PaperQuestion } from '../../../../../domain/attempts/contract.ts'
import type { QuestionKind } from '../../../../../domain/questions/contract.ts'
import { late } from '../../../../ui/late.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { OptionList } from '../option-list.tsx'

export type QuestionOf<K extends QuestionKind> = Extract<PaperQuestion, { kind: K }>
export type KindProps<K extends QuestionKind> = { question: QuestionOf<K> }

type View<K extends QuestionKind> = ComponentType<KindProps<K>> & { fetch?: () => Promise<void> }

const others = () => import('./late-kinds.ts')
const waiting = <Skeleton />

/** What a student answers with, by kind of question: a new one is a file and a line here. */
const views: { [K in QuestionKind]: View<K> } = {
  mcq: OptionList,
  msq: OptionList,
  true_false: OptionList,
  assertion_reason: late(others, 'AssertionReason', waiting),
  nat: late(others, 'NumericPad', waiting),
  short: late(others, 'ShortAnswer', waiting),
  matrix: late(others, 'Matrix', waiting),
}

export function KindAnswer({ question }: { question: PaperQuestion }) {
  const View = views[question.kind] as ComponentType<{ question: PaperQuestion }>
  return <View question={question} />
}

/** Brings the views that a paper needs. */
export const fetchKinds = (questions: readonly PaperQuestion[]): void => {
  for (const kind of new Set(questions.map((question) => question.kind))) void views[kind].fetch?.()
}
