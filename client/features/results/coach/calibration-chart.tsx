import type { CalibrationRow } from '../../../../domain/results/coach/calibration.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { wholePercent } from './figures.ts'

const width = 320
const rowHeight = 48
/** Positions of 0 and 100 %. */
const [left, right] = [4, 300]
const ticks = [0, 0.25, 0.5, 0.75, 1]

const xOf = (share: number): number => Math.round((left + share * (right - left)) * 10) / 10

/** Share of right answers of each level as a point, with its interval as a line. */
export function CalibrationChart({ rows }: { rows: readonly CalibrationRow[] }) {
  const { t } = useTranslation('coach')
  const bottom = rows.length * rowHeight
  const text = ({ certainty, share }: CalibrationRow) => `${t(`levels.${certainty}`)}: ${wholePercent(share)}`
  return (
    <svg
      viewBox={`0 0 ${width} ${bottom + 20}`}
      role="img"
      aria-label={rows.map(text).join(', ')}
      className="tabular w-full max-w-sm"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={xOf(tick)} x2={xOf(tick)} y1="0" y2={bottom} className="stroke-hairline" />
          <text
            x={xOf(tick)}
            y={bottom + 14}
            textAnchor={tick === 0 ? 'start' : tick === 1 ? 'end' : 'middle'}
            fontSize="11"
            className="fill-muted"
          >
            {wholePercent(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ certainty, share, low, high, answers }, index) => {
        const y = index * rowHeight + 30
        return (
          <g key={certainty}>
            <text x={left} y={y - 14} fontSize="13" className="fill-muted">
              {`${t(`levels.${certainty}`)} · ${wholePercent(share)} · n = ${answers}`}
            </text>
            <line x1={xOf(low)} x2={xOf(high)} y1={y} y2={y} strokeWidth="4" className="stroke-edge" />
            <circle cx={xOf(share)} cy={y} r="6" className="fill-primary" />
          </g>
        )
      })}
    </svg>
  )
}
