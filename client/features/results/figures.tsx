import { wholePercentile } from '../../../domain/results/percentile-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ScoreTotals, Standing } from '../../../domain/results/contract.ts'
import { Figure } from './figure.tsx'
import { useSpan } from './use-span.ts'

/** Per cent of right answers among those attempted, rounded; null where none was attempted. */
export const accuracyOf = ({
  correct,
  partial,
  wrong,
}: Pick<ScoreTotals, 'correct' | 'partial' | 'wrong'>): number | null => {
  const attempted = correct + partial + wrong
  return attempted === 0 ? null : Math.round((100 * correct) / attempted)
}

type Props = { totals: ScoreTotals; standing: Standing | null }

/** Figures of an attempt beside its score. The percentile has all seven decimals here. */
export function Figures({ totals, standing }: Props) {
  const { t } = useTranslation('result')
  const span = useSpan()
  const { correct, partial, wrong, skipped } = totals
  const attempted = correct + partial + wrong
  const accuracy = accuracyOf(totals)
  const percentile = standing?.percentile
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      <Figure name={t('accuracy')} value={accuracy === null ? '–' : `${accuracy}%`} />
      <Figure name={t('attempted')} value={t('attemptedOf', { attempted, total: attempted + skipped })} />
      <Figure name={t('time')} value={span(totals.ms)} />
      <Figure
        name={`${t('right')} · ${partial > 0 ? `${t('partial')} · ` : ''}${t('wrong')} · ${t('skipped')}`}
        value={[correct, ...(partial > 0 ? [partial] : []), wrong, skipped].join(' · ')}
      />
      {percentile != null && <Figure name={t('percentile')} value={wholePercentile(percentile)} />}
    </dl>
  )
}
