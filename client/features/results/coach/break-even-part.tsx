import type { MarkingClass } from '../../../../domain/results/coach/break-even.ts'
import { compareFractions, decimalOf, type Fraction } from '../../../../domain/results/coach/fraction.ts'
import { formatMarks, fractionText as marksText } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FigureTable, TableRegion } from '../../../ui/figure-table.tsx'
import { fractionText, percentText, signedFraction } from './figures.ts'

const zero: Fraction = { over: 0, under: 1 }

/** From which probability an answer pays, for each way of marking in the paper. */
export function BreakEvenPart({ classes }: { classes: readonly MarkingClass[] }) {
  const { t } = useTranslation('coach')
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('breakEven')}</h2>
      <ul className="grid gap-5">
        {classes.map((marking) => (
          <li key={JSON.stringify(marking)} className="grid gap-2">
            <ClassPart marking={marking} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ClassPart({ marking }: { marking: MarkingClass }) {
  const { t } = useTranslation('coach')
  const { correct, wrong, blank, questions, eliminations, further } = marking
  const marks = { correct: marksText(correct), wrong: marksText(wrong) }
  return (
    <>
      <h3 className="text-base">
        {t(wrong > 0 ? 'marks' : 'free', marks)}{' '}
        <span className="text-sm font-normal text-muted">({t('questions', { count: questions })})</span>
      </h3>
      <p>
        <Advice {...marking} />
        {blank > 0 && ` ${t('blank', { marks: formatMarks(blank) })}`}
      </p>
      {further.length > 0 && <Further further={further} />}
      {eliminations.length > 0 && <Eliminations eliminations={eliminations} />}
    </>
  )
}

function Advice({ form, wrong, breakEven }: MarkingClass) {
  const { t } = useTranslation('coach')
  const percent = percentText(decimalOf(breakEven))
  if (wrong === 0) return t('answerAll')
  if (form === 'rows') return t('rows')
  if (form === 'several') return t('several', { percent })
  return t('answerFrom', { percent, fraction: fractionText(breakEven) })
}

function Further({ further }: Pick<MarkingClass, 'further'>) {
  const { t } = useTranslation('coach')
  const rows = further.map(({ chosen, least, most }) => {
    const [from = '', to = ''] = [least, most].map((needed) => percentText(decimalOf(needed)))
    return [String(chosen), from === to ? from : t('between', { least: from, most: to })]
  })
  return (
    <TableRegion label={t('further')}>
      <FigureTable head={[t('chosen'), t('further')]} rows={rows} />
    </TableRegion>
  )
}

function Eliminations({ eliminations }: Pick<MarkingClass, 'eliminations'>) {
  const { t } = useTranslation('coach')
  const verdict = (marks: Fraction) => {
    const sign = compareFractions(marks, zero)
    return t(sign > 0 ? 'pays' : sign === 0 ? 'even' : 'losesMarks')
  }
  return (
    <>
      <p className="text-sm">{t('eliminations')}</p>
      <TableRegion label={t('eliminations')}>
        <FigureTable
          head={[t('left'), t('mean'), t('verdict')]}
          rows={eliminations.map(({ left, marks }) => [String(left), signedFraction(marks), verdict(marks)])}
        />
      </TableRegion>
      <p className="text-sm text-muted">{t('meanSentence')}</p>
    </>
  )
}
