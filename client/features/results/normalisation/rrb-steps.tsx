import { groupIndian } from '../../../i18n/format.ts'
import { placeStep, rankStep } from './common-steps.tsx'
import { placeFigures, signed } from './figures.ts'
import { ShiftTable } from './shift-table.tsx'
import type { StepContent } from './step.tsx'
import type { ShiftRank, StepsOf, ShiftWords } from './words.ts'

const baseStep = (
  { t, numberOf }: ShiftWords,
  { shifts, baseId, averageStudents, leastStudents }: StepsOf<'rrb'>,
): StepContent => ({
  title: t('baseTitle'),
  text: (
    <>
      <p>{t('baseText', { average: averageStudents, least: leastStudents, number: numberOf(baseId) })}</p>
      <ShiftTable
        heads={[t('students'), t('mean')]}
        rows={shifts.map(({ id, students, mean, large }) => ({
          number: numberOf(id),
          note: id === baseId ? t('base') : large ? null : t('tooSmall'),
          cells: [groupIndian(students), signed(mean)],
        }))}
      />
    </>
  ),
})

const convertText = ({ t }: ShiftWords, { place }: StepsOf<'rrb'>): string => {
  if (place === null) return t('convertOwn')
  if (place.kind === 'between') {
    const { below, above } = place
    return t('convertBetween', {
      below: below.percentile,
      belowMark: signed(below.mark),
      above: above.percentile,
      aboveMark: signed(above.mark),
    })
  }
  const values = { percentile: place.at.percentile, mark: signed(place.at.mark) }
  return place.kind === 'met' ? t('convertMet', values) : t('convertLowest', values)
}

export const rrbSteps = (words: ShiftWords, steps: StepsOf<'rrb'>, ranked: ShiftRank): StepContent[] => {
  const { place, percentile, normalised } = steps
  return [
    placeStep(words, steps),
    baseStep(words, steps),
    {
      title: words.t('convertTitle'),
      text: <p>{convertText(words, steps)}</p>,
      figures: place?.kind === 'between' ? placeFigures(place, percentile, normalised) : [signed(normalised)],
    },
    rankStep(words, 'percentile', ranked),
  ]
}
