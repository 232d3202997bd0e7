import { useTranslation } from '../../i18n/use-translation.ts'
import type { ReactNode } from 'react'
import type { ScoreTotals } from '../../../domain/results/contract.ts'
import { Badge } from '../../ui/badge.tsx'
import { ScoreRing } from './score-ring.tsx'
import type { RankedResult } from './score-report.tsx'
import { useSpan } from './use-span.ts'

/** Per cent of right answers among those attempted, rounded; null where none was attempted. */
export const accuracyOf = ({ correct, partial, wrong }: ScoreTotals): number | null => {
  const attempted = correct + partial + wrong
  return attempted === 0 ? null : Math.round((100 * correct) / attempted)
}

type Props = {
  totals: ScoreTotals
  /** Absent where there are no ranks (the demo). */
  ranked?: RankedResult
}

/** Text key of the reason why there is no rank. */
const unrankedKey = ({ validity, qualifying }: RankedResult) =>
  validity === 'disqualified' ? 'notRanked' : qualifying ? 'qualifyingOnly' : 'practice'

export function Figures({ totals, ranked }: Props) {
  const { t } = useTranslation('result')
  const span = useSpan()
  const { correct, partial, wrong, skipped } = totals
  const attempted = correct + partial + wrong
  const accuracy = accuracyOf(totals)
  const standing = ranked?.standing
  return (
    <div className="card flex flex-col items-center gap-4 p-4 sm:flex-row sm:items-center sm:gap-10 sm:p-5">
      <ScoreRing units={totals.units} maxUnits={totals.maxUnits} />
      <dl className="grid w-full flex-1 grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3">
        {ranked && (
          <>
            <Figure
              name={t('rank')}
              value={standing ? t('rankOf', { rank: standing.rank, of: standing.of }) : '–'}
              note={
                standing
                  ? standing.synthetic > 0 && <Badge>{t('demoDataIn', { count: standing.synthetic })}</Badge>
                  : t(unrankedKey(ranked))
              }
            />
            <Figure
              name={t('percentile')}
              value={standing?.percentile?.toFixed(7) ?? '–'}
              note={standing && standing.percentile === null ? t('percentileLater') : null}
            />
          </>
        )}
        <Figure name={t('accuracy')} value={accuracy === null ? '–' : `${accuracy}%`} />
        <Figure name={t('attempted')} value={t('attemptedOf', { attempted, total: attempted + skipped })} />
        <Figure name={t('time')} value={span(totals.ms)} />
        <Figure
          name={`${t('right')} · ${partial > 0 ? `${t('partial')} · ` : ''}${t('wrong')} · ${t('skipped')}`}
          value={[correct, ...(partial > 0 ? [partial] : []), wrong, skipped].join(' · ')}
        />
      </dl>
    </div>
  )
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg leading-snug font-semibold tabular">
      {value}
      {note && <span className="block text-xs font-normal text-muted">{note}</span>}
    </dd>
  </div>
)
