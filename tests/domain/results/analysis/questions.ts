import type { AnalysedQuestion } from '../../../../domain/results/analysis/contract.ts'
import { units } from '../../../../domain/results/marks.ts'

let number = 0

/** A question of +2 / -1/2 with a typical time of 60 s, skipped without a look unless `parts` say otherwise. */
export const question = (parts: Partial<AnalysedQuestion> = {}): AnalysedQuestion => {
  number += 1
  const verdict = parts.verdict ?? 'skipped'
  const earned = { correct: units('2'), partial: units('1'), wrong: units('-1/2'), skipped: 0 }[verdict]
  return {
    questionId: `q${number}`,
    number,
    sectionId: 's1',
    subject: 'aptitude',
    topic: 'percentages',
    difficulty: 'medium',
    verdict,
    units: earned,
    maxUnits: units('2'),
    ms: 0,
    typicalMs: 60_000,
    isMeasured: false,
    counts: true,
    ...parts,
  }
}
