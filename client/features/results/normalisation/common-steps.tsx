import { groupIndian } from '../../../i18n/format.ts'
import { percentileFigures } from './figures.ts'
import type { StepContent } from './step.tsx'
import type { Ranked, StepsOf, Words } from './words.ts'

/** The percentile in the student's own shift, with which three of the rules begin. */
export const placeStep = (
  { t }: Words,
  { students, atOrBelow, percentile }: StepsOf<'nta' | 'rrb' | 'ssc_2025'>,
): StepContent => {
  const [some, all] = [groupIndian(atOrBelow), groupIndian(students)]
  return {
    title: t('placeTitle'),
    text: <p>{t('placeText', { atOrBelow: some, students: all })}</p>,
    figures: [percentileFigures(some, all, percentile)],
  }
}

export const rankStep = ({ t }: Words, by: 'percentile' | 'marks', { above, of, rank }: Ranked): StepContent => {
  const values = { above: groupIndian(above), of: groupIndian(of) }
  return {
    title: t('rankTitle'),
    text: <p>{by === 'percentile' ? t('rankByPercentile', values) : t('rankByMarks', values)}</p>,
    figures: [`${values.above} + 1 = ${groupIndian(rank)}`],
  }
}
