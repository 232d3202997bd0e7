import { groupIndian } from '../../../i18n/format.ts'
import { percentileFigures } from './figures.ts'
import type { StepContent } from './step.tsx'
import type { ShiftRank, StepsOf, ShiftWords } from './words.ts'

/** The percentile in the student's own shift, with which three of the rules begin. */
export const placeStep = (
  { t }: ShiftWords,
  { students, atOrBelow, percentile }: StepsOf<'nta' | 'rrb' | 'ssc_2025'>,
): StepContent => {
  const [some, all] = [groupIndian(atOrBelow), groupIndian(students)]
  return {
    title: t('placeTitle'),
    text: <p>{t('placeText', { atOrBelow: some, students: all })}</p>,
    figures: [percentileFigures(some, all, percentile)],
  }
}

/** Text about students of the same normalised score and the tie-breaks; null where there are none. */
const tieText = ({ t }: ShiftWords, { equal, tiedAbove, ties }: ShiftRank): string | null => {
  if (equal === 0) return null
  const same = t('rankEqual', { count: equal })
  const order =
    ties.length === 0 ? t('rankShared') : t('rankTies', { list: ties.join(' → '), above: groupIndian(tiedAbove) })
  return `${same} ${order}`
}

export const rankStep = (words: ShiftWords, by: 'percentile' | 'marks', ranked: ShiftRank): StepContent => {
  const { t } = words
  const { above, of, tiedAbove, rank } = ranked
  const values = { above: groupIndian(above), of: groupIndian(of) }
  const tie = tieText(words, ranked)
  const ahead = [values.above, ...(tiedAbove > 0 ? [groupIndian(tiedAbove)] : [])]
  return {
    title: t('rankTitle'),
    text: (
      <>
        <p>{by === 'percentile' ? t('rankByPercentile', values) : t('rankByMarks', values)}</p>
        {tie && <p>{tie}</p>}
        <p>{t('rankOneMore')}</p>
      </>
    ),
    figures: [`${[...ahead, '1'].join(' + ')} = ${groupIndian(rank)}`],
  }
}
