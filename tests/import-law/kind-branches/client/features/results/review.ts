import type { PaperQuestion } from '../../../../../../domain/attempts/contract.ts'
import type { EnteredAnswer } from '../../../../../../domain/questions/kinds/entered.ts'

export const compared = (question: PaperQuestion) => question.kind === 'nat'
export const reversed = ({ kind }: PaperQuestion) => 'matrix' !== kind
export const listed = ({ kind }: PaperQuestion) => ['nat', 'short'].includes(kind)
export const byField = (question: PaperQuestion, answer: EnteredAnswer) => 'options' in question && 'value' in answer
