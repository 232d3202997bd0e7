import { chartSize, type Chart } from '../../domain/dashboard/figures.ts'
import { countShort } from './count-short.ts'

type Props = {
  chart: Chart
  /** Text alternative. */
  label: string
  first: string
  last: string
}

const { width, height, left, right, bottom } = chartSize

/** Curve of a figure as the server drew it, with its scale. */
export function TrendChart({ chart, label, first, last }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="tabular mt-2 w-full">
      {chart.ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-hairline" />
          <text x={left - 6} y={y + 4} textAnchor="end" fontSize="11" className="fill-muted">
            {countShort(value)}
          </text>
        </g>
      ))}
      <path d={chart.area} className="fill-primary-soft" />
      <path d={chart.line} fill="none" strokeWidth="1.75" strokeLinejoin="round" className="stroke-primary" />
      {chart.last && <circle cx={chart.last.x} cy={chart.last.y} r="3" className="fill-primary" />}
      <text x={left} y={bottom + 16} fontSize="11" className="fill-muted">
        {first}
      </text>
      <text x={right} y={bottom + 16} textAnchor="end" fontSize="11" className="fill-muted">
        {last}
      </text>
    </svg>
  )
}
