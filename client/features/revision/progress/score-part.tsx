import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import type { MockScore, ProgressView } from '../../../../domain/revision/progress.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Figure } from './figure.tsx'

const size = { width: 320, height: 150, left: 36, right: 314, top: 12, bottom: 138 } as const

const percentOf = ({ units, maxUnits }: MockScore): number => Math.max(0, Math.round((100 * units) / (maxUnits || 1)))

/** Mocks of an exam as a line of percentages. */
export function ScorePart({ scores: { exam, mocks } }: { scores: NonNullable<ProgressView['scores']> }) {
  const { t } = useTranslation('progress')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const [first, last] = [mocks[0], mocks.at(-1)]
  if (!first || !last) return null
  const values = { exam: pick(exam.title), count: mocks.length, first: percentOf(first), last: percentOf(last) }
  return (
    <Figure
      id="scores"
      title={t('scores.title', { exam: pick(exam.title) })}
      sentence={mocks.length === 1 ? t('scores.single', values) : t('scores.sentence', values)}
      chart={mocks.length > 1 && <Line mocks={mocks} label={t('scores.title', values)} />}
      act={
        <Link to={paths.testResult(last.testId)} className="link inline-flex min-h-11 items-center">
          {t('scores.act')}
        </Link>
      }
      table={{
        head: [t('scores.test'), t('scores.day'), t('scores.marks'), t('scores.percent')],
        rows: mocks
          .toReversed()
          .map((mock) => [
            pick(mock.title),
            date(mock.at),
            `${formatMarks(mock.units)} / ${formatMarks(mock.maxUnits)}`,
            `${percentOf(mock)}%`,
          ]),
      }}
    />
  )
}

/** Mocks at equal distances, in the order in which they were sat. */
function Line({ mocks, label }: { mocks: readonly MockScore[]; label: string }) {
  const { width, height, left, right, top, bottom } = size
  const xOf = (place: number): number => left + 8 + ((right - left - 16) * place) / (mocks.length - 1)
  const yOf = (percent: number): number => bottom - ((bottom - top) * percent) / 100
  const points = mocks.map((mock, place) => ({ ...mock, x: xOf(place), y: yOf(percentOf(mock)) }))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="tabular w-full max-w-md">
      {[0, 50, 100].map((percent) => (
        <g key={percent}>
          <line x1={left} x2={right} y1={yOf(percent)} y2={yOf(percent)} className="stroke-hairline" />
          <text x={left - 6} y={yOf(percent) + 4} textAnchor="end" fontSize="12" className="fill-muted">
            {percent}%
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        className="stroke-primary"
      />
      {points.map(({ attemptId, x, y }) => (
        <circle key={attemptId} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4.5" className="fill-primary" />
      ))}
      {points.map((point, place) =>
        place === 0 || place === points.length - 1 ? (
          <text
            key={point.attemptId}
            x={point.x.toFixed(1)}
            y={(point.y > top + 20 ? point.y - 10 : point.y + 20).toFixed(1)}
            textAnchor={place === 0 ? 'start' : 'end'}
            fontSize="13"
            fontWeight="600"
            className="fill-ink"
          >
            {percentOf(point)}%
          </text>
        ) : null,
      )}
    </svg>
  )
}
