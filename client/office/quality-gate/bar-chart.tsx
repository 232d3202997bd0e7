import type { Bar } from '../../../domain/questions/quality-gate/profile.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type Row = Bar & { label: string }

/** True for a bar outside its target; a target of one number is approximate. */
export const isOff = ({ count, min, max }: Bar): boolean =>
  min !== null && max !== null && min < max && (count < min || count > max)

/** Bars with their targets. The table holds the same figures, so that the drawing says nothing alone. */
export function BarChart({ title, sentence, rows }: { title: string; sentence: string; rows: readonly Row[] }) {
  const { t } = useTranslation('qualityGate')
  const most = Math.max(1, ...rows.map(({ count, max }) => Math.max(count, max ?? 0)))
  const targetOf = ({ min, max }: Bar): string => {
    if (min === null || max === null) return '–'
    return min === max ? t('about', { count: min }) : t('range', { min, max })
  }
  return (
    <section className="min-w-0">
      <h3 className="text-base font-semibold">{title}</h3>
      <p className="text-sm text-muted">{sentence}</p>
      <table className="tabular mt-1 w-full text-sm">
        <thead className="sr-only">
          <tr>
            {(['name', 'found', 'target'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`bar.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-b border-hairline align-baseline">
              <th scope="row" className="w-2/5 py-1 pe-3 text-start font-normal">
                {row.label}
              </th>
              <td className="w-1/2 py-1 pe-3">
                <span className="flex items-center gap-2">
                  <Bars row={row} most={most} />
                  <span className={`w-7 shrink-0 text-end ${isOff(row) ? 'font-semibold text-warning' : ''}`}>
                    {row.count}
                  </span>
                </span>
              </td>
              <td className="py-1 ps-2 text-end whitespace-nowrap text-muted">{targetOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const width = 200
const height = 12

/** The bar over the band of its target. */
function Bars({ row: { count, min, max }, most }: { row: Row; most: number }) {
  const at = (value: number) => (value * width) / most
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden className="h-3 w-0 min-w-0 grow">
      {min !== null && max !== null && (
        <rect
          x={Math.min(at(min), width - 2)}
          width={Math.max(at(max) - at(min), 2)}
          height={height}
          className="fill-primary-soft stroke-edge"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <rect y={3} width={at(count)} height={height - 6} className="fill-primary" />
    </svg>
  )
}
