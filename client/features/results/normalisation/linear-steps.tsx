import { groupIndian } from '../../../i18n/format.ts'
import { rankStep } from './common-steps.tsx'
import { difference, signed, sum } from './figures.ts'
import type { StepContent } from './step.tsx'
import type { ShiftRank, StepsOf, ShiftWords } from './words.ts'

/** The two fixed points of a shift, or of all shifts together. */
const fixedPoints = ({ t }: ShiftWords, title: string, points: StepsOf<'ssc_2019'>['own']): StepContent => {
  const { students, topStudents, top, mean, deviation, q } = points
  return {
    title,
    text: (
      <>
        <p>{t('meanAndSpread', { students: groupIndian(students), mean: signed(mean), deviation })}</p>
        <p>{t('topMean', { count: topStudents, top: signed(top) })}</p>
      </>
    ),
    figures: [`${sum(mean, deviation)} = ${signed(q)}`, signed(top)],
  }
}

export const linearSteps = (words: ShiftWords, steps: StepsOf<'ssc_2019'>, ranked: ShiftRank): StepContent[] => {
  const { t, numberOf } = words
  const { own, overall, best, spread, mark, distance, normalised } = steps
  const start = { number: numberOf(best.id), mean: signed(best.mean), deviation: overall.deviation }
  const stretch = `(${difference(overall.top, overall.q)}) ÷ (${difference(own.top, own.q)})`
  return [
    fixedPoints(words, t('ownTitle'), own),
    fixedPoints(words, t('overallTitle'), overall),
    {
      title: t('startTitle'),
      text: <p>{t('startText', start)}</p>,
      figures: [`${sum(best.mean, overall.deviation)} = ${signed(best.q)}`],
    },
    {
      title: t('stretchTitle'),
      text: <p>{t('stretchText', { overall: spread.overall, own: spread.own })}</p>,
      figures: [`${stretch} = ${spread.overall} ÷ ${spread.own} = ${spread.factor}`],
    },
    {
      title: t('lineTitle'),
      text: <p>{t('lineText', { mark: signed(mark), distance: signed(distance) })}</p>,
      figures: [`${spread.factor} × (${difference(mark, own.q)}) + ${signed(best.q)} = ${signed(normalised)}`],
    },
    rankStep(words, 'marks', ranked),
  ]
}
