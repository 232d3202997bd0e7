import { addDays } from '../../../../domain/india.ts'
import type { RevisionOverview } from '../../../../domain/revision/queue.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FoldedTable } from '../../../ui/figure-table.tsx'
import { forecastBars, forecastSize } from './forecast-bars.ts'
import { useDay } from './use-day.ts'

const { width, height, bottom } = forecastSize

type Props = Pick<RevisionOverview, 'forecast' | 'today'>

/** Cards of the next two weeks, as bars, as a sentence and as a table. */
export function Forecast({ forecast, today }: Props) {
  const { t } = useTranslation('revision')
  const day = useDay()
  const sentence = useSentence({ forecast, today })
  return (
    <section aria-labelledby="forecast" className="card p-4 sm:p-6">
      <h2 id="forecast" className="text-lg">
        {t('forecast.title')}
      </h2>
      <p className="text-muted">{sentence}</p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence} className="tabular mt-3 w-full max-w-xl">
        <line x1={0} x2={width} y1={bottom} y2={bottom} className="stroke-edge" />
        {forecastBars(forecast).map(({ count, ...bar }, index) => {
          const middle = bar.x + bar.width / 2
          return (
            <g key={bar.x}>
              <rect {...bar} rx={2} className={index === 0 ? 'fill-primary' : 'fill-primary opacity-60'} />
              {count > 0 && (
                <text x={middle} y={bar.y - 4} textAnchor="middle" fontSize="11" className="fill-ink">
                  {count}
                </text>
              )}
              <text x={middle} y={bottom + 15} textAnchor="middle" fontSize="11" className="fill-muted">
                {Number(addDays(today, index).slice(8))}
              </text>
            </g>
          )
        })}
      </svg>
      <FoldedTable
        title={t('forecast.table')}
        label={t('forecast.title')}
        head={[t('forecast.day'), t('forecast.cards')]}
        rows={forecast.map((count, index) => [day(addDays(today, index)), groupIndian(count)])}
      />
    </section>
  )
}

const useSentence = ({ forecast, today }: Props): string => {
  const { t } = useTranslation('revision')
  const day = useDay()
  const sum = forecast.reduce((total, count) => total + count, 0)
  const last = day(addDays(today, forecast.length - 1))
  if (sum === 0) return t('forecast.none', { last })
  const most = Math.max(...forecast)
  return t('forecast.sentence', {
    count: sum,
    number: groupIndian(sum),
    last,
    most: groupIndian(most),
    day: day(addDays(today, forecast.indexOf(most))),
  })
}
