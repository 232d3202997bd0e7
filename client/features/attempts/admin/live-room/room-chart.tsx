import { hallBands, hallChartOf, hallChartSize } from '../../../../../domain/attempts/hall-chart.ts'
import type { LiveRoom } from '../../../../../domain/attempts/live-room.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { statesShown } from './room-address.ts'

const minuteMs = 60_000
const { width, height, left, right, bottom } = hallChartSize

/** States over time as stacked bands, with the same figures as a table. */
export function RoomChart({ minutes, counts, serverNow }: Pick<LiveRoom, 'minutes' | 'counts' | 'serverNow'>) {
  const { t } = useTranslation('liveRoom')
  const { timeOfDay } = useFormat()
  const chart = hallChartOf(minutes, Math.floor(serverNow / minuteMs))
  const from = timeOfDay((minutes[0]?.minute ?? 0) * minuteMs)
  const to = timeOfDay(serverNow)
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{t('chart.title')}</h2>
      {!chart && <p className="text-muted">{t('chart.none')}</p>}
      {chart && (
        <>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {statesShown.map((state) => (
              <li key={state} className="flex items-center gap-2">
                <svg aria-hidden viewBox="0 0 12 12" className="size-3">
                  <rect width="12" height="12" rx="2" className="room-band" data-state={state} />
                </svg>
                {t(`state.${state}`)}
              </li>
            ))}
          </ul>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={t('chart.label', { from, to, ...counts })}
            className="tabular mt-2 w-full"
          >
            {chart.ticks.map(({ y, value }) => (
              <g key={value}>
                <line x1={left} x2={right} y1={y} y2={y} className="stroke-hairline" />
                <text x={left - 6} y={y + 4} textAnchor="end" fontSize="13" className="fill-muted">
                  {groupIndian(value)}
                </text>
              </g>
            ))}
            {chart.bands.map(({ state, path }) => (
              <path key={state} d={path} className="room-band" data-state={state} />
            ))}
            <text x={left} y={bottom + 18} fontSize="13" className="fill-muted">
              {from}
            </text>
            <text x={right} y={bottom + 18} textAnchor="end" fontSize="13" className="fill-muted">
              {to}
            </text>
          </svg>
          <MinuteTable minutes={minutes} />
        </>
      )}
    </section>
  )
}

function MinuteTable({ minutes }: Pick<LiveRoom, 'minutes'>) {
  const { t } = useTranslation('liveRoom')
  const { timeOfDay } = useFormat()
  return (
    <details>
      <summary className="cursor-pointer text-sm text-primary">{t('chart.table')}</summary>
      <div className="overflow-x-auto">
        <table className="room-table tabular text-sm">
          <thead>
            <tr>
              <th scope="col">{t('chart.minute')}</th>
              {hallBands.map((state) => (
                <th key={state} scope="col">
                  {t(`state.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {minutes.toReversed().map(({ minute, ...counts }) => (
              <tr key={minute}>
                <th scope="row">{timeOfDay(minute * minuteMs)}</th>
                {hallBands.map((state) => (
                  <td key={state}>{groupIndian(counts[state])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
