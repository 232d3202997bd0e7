import type { Verdict } from '../results/contract.ts'
import { certaintyMark, mostCertaintyMarks, type Certainty } from './certainty.ts'

type Tapped = { verdict: Verdict; certainty: Certainty | null }

/** Score of the answers that carry a certainty; null without any. A partly right answer counts as wrong. */
export const certaintyScore = (answers: readonly Tapped[]): { marks: number; of: number; answers: number } | null => {
  const tapped = answers.flatMap(({ verdict, certainty }) =>
    certainty === null || verdict === 'skipped' ? [] : [certaintyMark(certainty, verdict === 'correct')],
  )
  if (tapped.length === 0) return null
  return {
    marks: tapped.reduce((sum, marks) => sum + marks, 0),
    of: mostCertaintyMarks * tapped.length,
    answers: tapped.length,
  }
}
