import type { ThresholdRow } from '../../../../domain/results/coach/replay.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const width = 320
const rowHeight = 44
const barHeight = 16
/** Room for the figure beside the longest bar. */
const valueRoom = 56

/** Marks under each threshold as bars from zero, negative ones to the left of it. */
export function ThresholdChart({ rows }: { rows: readonly ThresholdRow[] }) {
  const { t } = useTranslation('coach')
  const all = rows.map(({ units }) => units)
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)]
  const scale = (width - valueRoom) / (most - least || 1)
  const zeroX = -least * scale
  const text = ({ threshold, units }: ThresholdRow) => `${t(`thresholds.${threshold}`)}: ${formatMarks(units)}`
  return (
    <svg
      viewBox={`0 0 ${width} ${rows.length * rowHeight}`}
      role="img"
      aria-label={rows.map(text).join(', ')}
      className="tabular w-full max-w-sm"
    >
      {rows.map((row, index) => {
        const length = Math.abs(row.units) * scale
        const x = row.units < 0 ? zeroX - length : zeroX
        const y = index * rowHeight + 20
        return (
          <g key={row.threshold}>
            <text x="0" y={y - 6} fontSize="13" className="fill-muted">
              {t(`thresholds.${row.threshold}`)}
            </text>
            <rect
              x={x}
              y={y}
              width={Math.max(1, length)}
              height={barHeight}
              rx="3"
              className={row.threshold === 'none' ? 'fill-muted' : 'fill-primary'}
            />
            <text x={x + length + 6} y={y + barHeight - 3} fontSize="13" fontWeight="600" className="fill-ink">
              {formatMarks(row.units)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
