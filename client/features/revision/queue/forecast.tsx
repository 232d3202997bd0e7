import { addDays } from '../../../../domain/india.ts'
import type { RevisionOverview } from '../../../../domain/revision/queue.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { forecastBars, forecastSize } from './forecast-bars.ts'
import { useDay } from './use-day.ts'

const { width, height, bottom } = forecastSize

type Props = Pick<RevisionOverview, 'forecast' | 'today'>

/** Cards of the next two weeks, as bars, as a sentence and as a table. */
export function Forecast({ forecast, today }: Props) {
  const { t } = useTranslation('revision')
  const sentence = useSentence({ forecast, today })
  return (
    <section aria-labelledby="forecast" className="card p-4 sm:p-6">
      <h2 id="forecast" className="text-lg">
        {t('forecast.title')}
      </h2>
      <p className="text-muted">{sentence}</p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence} className="tabular mt-3 w-full max-w-xl">
        <line x1={0} x2={width} y1={bottom} y2={bottom} className="stroke-edge" />
        {forecastBars(forecast).map(({ count, ...bar }, day) => {
          const middle = bar.x + bar.width / 2
          return (
            <g key={bar.x}>
              <rect {...bar} rx={2} className={day === 0 ? 'fill-primary' : 'fill-primary opacity-60'} />
              {count > 0 && (
                <text x={middle} y={bar.y - 4} textAnchor="middle" fontSize="11" className="fill-ink">
                  {count}
                </text>
              )}
              <text x={middle} y={bottom + 15} textAnchor="middle" fontSize="11" className="fill-muted">
                {Number(addDays(today, day).slice(8))}
              </text>
            </g>
          )
        })}
      </svg>
      <Table forecast={forecast} today={today} />
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

function Table({ forecast, today }: Props) {
  const { t } = useTranslation('revision')
  const day = useDay()
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center text-sm">{t('forecast.table')}</summary>
      <table className="tabular w-full max-w-sm text-left text-sm">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pr-2">
              {t('forecast.day')}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {t('forecast.cards')}
            </th>
          </tr>
        </thead>
        <tbody>
          {forecast.map((count, index) => (
            <tr key={addDays(today, index)} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pr-2 font-normal">
                {day(addDays(today, index))}
              </th>
              <td className="py-1.5 text-right">{groupIndian(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
