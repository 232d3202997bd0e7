import { groupIndian } from '../../../i18n/format.ts'
import { placeStep, rankStep } from './common-steps.tsx'
import { placeFigures, signed, sum } from './figures.ts'
import type { StepContent } from './step.tsx'
import type { ShiftRank, StepsOf, ShiftWords } from './words.ts'

type ShiftMark = StepsOf<'ssc_2025'>['marks'][number]

const noteOf = ({ t }: ShiftWords, { place }: ShiftMark): string => {
  if (place.kind === 'met') return t('markMet')
  if (place.kind === 'lowest') return t('markLowest', { percentile: place.at.percentile })
  const { below, above } = place
  return t('markBetween', {
    below: below.percentile,
    belowMark: signed(below.mark),
    above: above.percentile,
    aboveMark: signed(above.mark),
  })
}

/** Marks at the student's percentile in one shift. */
const shiftMark = (words: ShiftWords, percentile: string, shift: ShiftMark) => (
  <li key={shift.shiftId} className="border-s-2 border-hairline ps-3 tabular">
    <b>
      {words.t('shift', { number: words.numberOf(shift.shiftId) })}: {signed(shift.mark)}
    </b>
    <span className="block text-sm text-muted">{noteOf(words, shift)}</span>
    {placeFigures(shift.place, percentile, shift.mark).map((line) => (
      <span key={line} className="block text-sm break-words">
        {line}
      </span>
    ))}
  </li>
)

export const equipercentileSteps = (
  words: ShiftWords,
  steps: StepsOf<'ssc_2025'>,
  ranked: ShiftRank,
): StepContent[] => {
  const { t } = words
  const { percentile, merged, marks, normalised } = steps
  const listed = { place: groupIndian(merged.place), percentiles: groupIndian(merged.percentiles) }
  return [
    placeStep(words, steps),
    { title: t('mergedTitle'), text: <p>{t('mergedText', listed)}</p> },
    {
      title: t('marksTitle'),
      text: (
        <>
          <p>{t('marksText', { percentile })}</p>
          <ul className="grid grid-cols-1 gap-2">{marks.map((shift) => shiftMark(words, percentile, shift))}</ul>
        </>
      ),
    },
    {
      title: t('meanTitle'),
      text: <p>{t('meanText')}</p>,
      figures: [`(${sum(...marks.map(({ mark }) => mark))}) ÷ ${marks.length} = ${signed(normalised)}`],
    },
    rankStep(words, 'marks', ranked),
  ]
}
