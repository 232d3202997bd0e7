import type { Verdict } from '../results/contract.ts'
import type { Certainty } from './certainty.ts'

/** Marks of Moodle's certainty-based marking. Source: https://docs.moodle.org/en/Using_certainty-based_marking. */
const table: Record<Certainty, { right: number; wrong: number }> = {
  guess: { right: 1, wrong: 0 },
  half: { right: 2, wrong: -2 },
  sure: { right: 3, wrong: -6 },
}

/** Most marks of an answer. */
const mostMarks = table.sure.right

type Tapped = { verdict: Verdict; certainty: Certainty | null }

/** Score of the answers that carry a certainty; null without any. A partly right answer counts as wrong. */
export const certaintyScore = (answers: readonly Tapped[]): { marks: number; of: number; answers: number } | null => {
  const tapped = answers.flatMap(({ verdict, certainty }) =>
    certainty === null || verdict === 'skipped' ? [] : [table[certainty][verdict === 'correct' ? 'right' : 'wrong']],
  )
  if (tapped.length === 0) return null
  return { marks: tapped.reduce((sum, marks) => sum + marks, 0), of: mostMarks * tapped.length, answers: tapped.length }
}
