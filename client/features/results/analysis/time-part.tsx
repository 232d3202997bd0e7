import { Link } from 'react-router'
import { timeSize, type AttemptAnalysis, type TimeChart } from '../../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { kindRules } from '../../../../domain/revision/mistake-kinds.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hatch } from '../hatch.tsx'
import { useSpan } from '../use-span.ts'
import { Part } from './part.tsx'

const { width, height, left, right, bottom } = timeSize

type Props = Pick<AttemptAnalysis, 'questions' | 'timeChart'> & { solutions: string }

/** Time of each question beside its typical time. */
export function TimePart({ questions, timeChart, solutions }: Props) {
  const { t } = useTranslation('analysis')
  const { t: result } = useTranslation('result')
  const span = useSpan()
  if (!timeChart) return <Part id="time" title={t('times.title')} sentence={t('times.none')} />
  const counted = questions.filter(({ counts }) => counts)
  const measured = counted.filter(({ isMeasured }) => isMeasured).length
  const longest = counted.toSorted((one, other) => other.ms / other.typicalMs - one.ms / one.typicalMs)[0]
  const sentence = [
    longest && t('times.longest', { number: longest.number, time: span(longest.ms), typical: span(longest.typicalMs) }),
    t('times.typical', { measured, count: counted.length, least: kindRules.leastStudents }),
  ].join(' ')
  return (
    <Part
      id="time"
      title={t('times.title')}
      sentence={sentence}
      chart={<Bars chart={timeChart} />}
      act={
        longest && (
          <Link to={`${solutions}&question=${longest.questionId}#${longest.questionId}`} className="link">
            {t('times.act', { number: longest.number })}
          </Link>
        )
      }
      table={{
        head: [t('question'), t('times.yours'), t('times.usual'), t('verdict'), t('marks')],
        rows: counted.map(({ number, ms, typicalMs, isMeasured, verdict, units }) => [
          number,
          span(ms),
          `${span(typicalMs)}${isMeasured ? '' : ` (${t('times.target')})`}`,
          result(`verdict.${verdict}`),
          formatMarks(units),
        ]),
      }}
    />
  )
}

const looks = {
  correct: { className: 'fill-success' },
  partial: { className: 'fill-warning' },
  wrong: { fill: 'url(#time-wrong)' },
  skipped: { className: 'fill-none stroke-muted' },
} as const

function Bars({ chart }: { chart: TimeChart }) {
  const { t } = useTranslation('analysis')
  const { t: result } = useTranslation('result')
  return (
    <>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('times.title')}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('times.title')}
          className="tabular w-full min-w-[32rem]"
        >
          <Hatch id="time-wrong" fill="fill-danger" />
          {chart.ticks.map(({ y, ratio }) => (
            <g key={ratio}>
              <line x1={left} x2={right} y1={y} y2={y} className={ratio === 1 ? 'stroke-ink' : 'stroke-hairline'} />
              <text x={left - 5} y={y + 4} textAnchor="end" fontSize="12" className="fill-muted">
                {ratio}×
              </text>
            </g>
          ))}
          {chart.bars.map(({ number, verdict, isCut, ...bar }) => (
            <g key={number}>
              <rect {...bar} {...looks[verdict]} />
              {isCut && (
                <text x={bar.x + bar.width / 2} y={bar.y - 2} textAnchor="middle" fontSize="11" className="fill-ink">
                  ↑
                </text>
              )}
            </g>
          ))}
          {chart.labels.map(({ x, number }) => (
            <text key={number} x={x} y={bottom + 16} textAnchor="middle" fontSize="12" className="fill-muted">
              {number}
            </text>
          ))}
        </svg>
      </div>
      <ul aria-hidden className="flex flex-wrap gap-x-4 text-xs">
        {(Object.keys(looks) as (keyof typeof looks)[]).map((verdict) => (
          <li key={verdict} className="flex items-center gap-1.5">
            <svg viewBox="0 0 12 12" className="size-3 shrink-0">
              <rect x="1" y="1" width="10" height="10" {...looks[verdict]} />
            </svg>
            {result(`verdict.${verdict}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
