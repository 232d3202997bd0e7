import type { QuestionKey } from '../questions/contract.ts'
import type { KeyOutcome, ScoreRemark } from './contract.ts'

/** True where answers are scored by their content; false where the question was taken out of all scores. */
export const isScored = (outcome: KeyOutcome): boolean => outcome === 'normal' || outcome === 'any_of'

/** True for a question that the student had to answer, and whose answers are scored by their content. */
export const isMeasuring = ({ outcome, remark }: { outcome: KeyOutcome; remark?: ScoreRemark | undefined }): boolean =>
  isScored(outcome) && remark !== 'not_taken' && remark !== 'over_cap'

/** Keys by which an answer is right. */
export const acceptedKeys = ({
  key,
  alternatives,
  outcome,
}: {
  key: QuestionKey
  alternatives: QuestionKey[]
  outcome: KeyOutcome
}): QuestionKey[] => (outcome === 'any_of' ? [key, ...alternatives] : [key])
