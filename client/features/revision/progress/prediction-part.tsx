import { LinkButton } from '../../../ui/button.tsx'
import { paths } from '../../../../domain/paths.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { leastMocks } from '../../../../domain/revision/prediction.ts'
import type { ScorePrediction } from '../../../../domain/revision/progress.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Figure } from './figure.tsx'

const size = { width: 320, height: 48, left: 8, right: 312, y: 14 } as const

/** Score that the next mock may have, as an interval, with how often earlier ones were right. */
export function PredictionPart({ prediction }: { prediction: ScorePrediction }) {
  const { t } = useTranslation('progress')
  const { pick } = useBilingual()
  const { pattern, maxUnits, mocks, interval, own, published } = prediction
  const title = t('prediction.title', { pattern: pick(pattern) })
  const act = (
    <LinkButton to={paths.tests()} look="secondary">
      {t('prediction.act')}
    </LinkButton>
  )
  if (!interval) {
    const missing = t('prediction.missing', { count: leastMocks - mocks, least: leastMocks })
    return <Figure id="prediction" title={title} sentence={missing} act={act} />
  }
  const values = {
    low: formatMarks(interval.low),
    middle: formatMarks(interval.middle),
    high: formatMarks(interval.high),
    max: formatMarks(maxUnits),
    count: mocks,
  }
  const coverage = [
    own.mocks > 0 ? t('prediction.own', { inside: own.inside, count: own.mocks }) : t('prediction.unchecked'),
    published &&
      t('prediction.published', {
        share: Math.round((100 * published.inside) / published.mocks),
        count: published.mocks,
      }),
  ]
  return (
    <Figure
      id="prediction"
      title={title}
      sentence={[t('prediction.sentence', values), ...coverage].filter(Boolean).join(' ')}
      chart={<Range {...interval} maxUnits={maxUnits} label={t('prediction.label', values)} />}
      act={act}
      table={{
        head: [t('prediction.figure'), t('scores.marks')],
        rows: [
          [t('prediction.low'), values.low],
          [t('prediction.middle'), values.middle],
          [t('prediction.high'), values.high],
          [t('prediction.max'), values.max],
        ],
      }}
    />
  )
}

type RangeProps = { low: number; middle: number; high: number; maxUnits: number; label: string }

/** Interval on a line from 0 to the maximum. */
function Range({ low, middle, high, maxUnits, label }: RangeProps) {
  const { width, height, left, right, y } = size
  const xOf = (units: number): number => left + ((right - left) * Math.min(maxUnits, Math.max(0, units))) / maxUnits
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="tabular w-full max-w-md">
      <line x1={left} x2={right} y1={y} y2={y} strokeWidth="2" className="stroke-edge" />
      <line
        x1={xOf(low)}
        x2={xOf(high)}
        y1={y}
        y2={y}
        strokeWidth="12"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <circle cx={xOf(middle)} cy={y} r="4" className="fill-surface" />
      {[0, maxUnits].map((units) => (
        <text
          key={units}
          x={xOf(units)}
          y={y + 26}
          textAnchor={units === 0 ? 'start' : 'end'}
          fontSize="13"
          className="fill-muted"
        >
          {formatMarks(units)}
        </text>
      ))}
    </svg>
  )
}
