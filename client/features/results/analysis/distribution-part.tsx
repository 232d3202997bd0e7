import { distributionSize, type AttemptAnalysis } from '../../../../domain/results/analysis/contract.ts'
import type { Standing } from '../../../../domain/results/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { minStudentsForPercentile } from '../../../../domain/results/standing.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Part } from './part.tsx'

const { width, height, left, right, bottom } = distributionSize

type Props = { distribution: AttemptAnalysis['distribution']; standing: Standing | null; students: number }

/** Scores of the first attempts as columns, with the place of this one. */
export function DistributionPart({ distribution, standing, students }: Props) {
  const { t } = useTranslation('analysis')
  const { t: result } = useTranslation('result')
  if (!distribution) {
    const few = t('distribution.few', { count: students, least: minStudentsForPercentile })
    return <Part id="distribution" title={t('distribution.title')} sentence={few} />
  }
  const { bars, mine, synthetic } = distribution
  const own = bars[mine]
  const below = bars.slice(0, mine).reduce((sum, bar) => sum + bar.students, 0)
  const range = own ? { from: formatMarks(own.from), to: formatMarks(own.to) } : { from: '', to: '' }
  const key = standing ? 'distribution.sentence' : 'distribution.practice'
  return (
    <Part
      id="distribution"
      title={t('distribution.title')}
      sentence={
        <>
          {t(key, { ...range, below, count: distribution.students })}{' '}
          {standing?.percentile != null &&
            t('distribution.percentile', { percentile: standing.percentile.toFixed(7), of: standing.of })}{' '}
          {synthetic > 0 && <Badge>{result('demoDataIn', { count: synthetic })}</Badge>}
        </>
      }
      chart={<Columns {...distribution} />}
      table={{
        head: [t('marks'), t('distribution.students')],
        rows: bars.map(({ from, to, students: count }, index) => [
          `${formatMarks(from)} – ${formatMarks(to)}${index === mine ? ` (${t('distribution.you')})` : ''}`,
          count,
        ]),
      }}
    />
  )
}

function Columns({ chart }: NonNullable<AttemptAnalysis['distribution']>) {
  const { t } = useTranslation('analysis')
  const mine = chart.bars.find(({ isMine }) => isMine)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('distribution.title')}
      className="tabular w-full max-w-2xl"
    >
      {chart.ticks.map(({ y, students }) => (
        <g key={students}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-hairline" />
          <text x={left - 5} y={y + 4} textAnchor="end" fontSize="11" className="fill-muted">
            {students}
          </text>
        </g>
      ))}
      {chart.bars.map(({ isMine, ...bar }) => (
        <rect key={bar.x} {...bar} className={isMine ? 'fill-primary' : 'fill-edge'} />
      ))}
      {mine && (
        <text
          x={Math.min(right - 14, Math.max(left + 14, mine.x + mine.width / 2))}
          y={Math.max(12, mine.y - 6)}
          textAnchor="middle"
          fontSize="12"
          fontWeight="600"
          className="fill-primary"
        >
          {t('distribution.you')}
        </text>
      )}
      {chart.labels.map(({ x, units }) => (
        <text key={x} x={x} y={bottom + 16} fontSize="11" className="fill-muted">
          {formatMarks(units)}
        </text>
      ))}
    </svg>
  )
}
