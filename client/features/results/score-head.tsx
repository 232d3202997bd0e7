import type { ReactNode } from 'react'
import type { MarksSplit } from '../../../domain/results/analysis/contract.ts'
import type { ScoreTotals } from '../../../domain/results/contract.ts'
import { shortPercentile } from '../../../domain/results/percentile-text.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Figure } from './figure.tsx'
import { MarksBar } from './marks-bar.tsx'
import type { RankedResult } from './score-report.tsx'
import { ScoreRing } from './score-ring.tsx'
import type { Moment } from './use-drawn-once.ts'

/** Text key of the reason why there is no rank. */
const unrankedKey = ({ validity, qualifying }: RankedResult) =>
  validity === 'disqualified' ? 'notRanked' : qualifying ? 'qualifyingOnly' : 'practice'

type Props = {
  totals: ScoreTotals
  split: MarksSplit
  /** Absent where there are no ranks (the demo). */
  ranked?: RankedResult
  moment?: Moment | undefined
  children?: ReactNode
}

/** First sight of a result: score, rank, percentile, and where the marks went. */
export function ScoreHead({ totals, split, ranked, moment, children }: Props) {
  return (
    <div className="card grid grid-cols-1 gap-3 p-3 sm:p-5">
      <div className="flex items-center gap-4 sm:gap-10">
        <ScoreRing units={totals.units} maxUnits={totals.maxUnits} moment={moment} />
        <dl className="grid flex-1 grid-cols-1 gap-1 sm:grid-cols-2 sm:gap-x-6">
          {ranked ? <Rank ranked={ranked} /> : children}
        </dl>
      </div>
      <MarksBar split={split} />
    </div>
  )
}

function Rank({ ranked }: { ranked: RankedResult }) {
  const { t } = useTranslation('result')
  const { standing } = ranked
  if (!standing) return <Figure name={t('rank')} value={t(unrankedKey(ranked))} />
  const { rank, of, percentile, synthetic } = standing
  return (
    <>
      <Figure
        name={t('rank')}
        value={t('rankOf', { rank: groupIndian(rank), of: groupIndian(of) })}
        note={synthetic > 0 && <Badge>{t('demoDataIn', { count: synthetic })}</Badge>}
      />
      <Figure
        name={t('percentile')}
        value={percentile === null ? '–' : shortPercentile({ percentile, of })}
        note={percentile === null && t('percentileLater')}
      />
    </>
  )
}
