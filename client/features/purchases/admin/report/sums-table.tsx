import type { ReactNode } from 'react'
import { figuresOf, type SalesSums } from '../../../../../domain/sales/sums.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { money } from './money.ts'

/** Figures that are columns of every table. */
const shown = ['gross', 'discounts', 'sold', 'returned', 'gst', 'net'] as const

type Row = { key: string; name: ReactNode; sums: SalesSums }

type Props = {
  caption: string
  /** Heading of the names. */
  heading: string
  rows: readonly Row[]
  /** True where each row has a bar of its part of the largest. */
  hasBars?: boolean
}

/** Sums as a table, which is also the chart of its rows. */
export function SumsTable({ caption, heading, rows, hasBars = false }: Props) {
  const { t } = useTranslation('salesReport')
  const largest = Math.max(1, ...rows.map(({ sums }) => sums.total))
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="tabular w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            <th className="py-1 text-start font-normal">{heading}</th>
            <th className="px-3 text-end font-normal">{t('columns.invoices')}</th>
            {shown.map((name) => (
              <th key={name} className="px-3 text-end font-normal">
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sums }) => {
            const figures = figuresOf(sums)
            return (
              <tr key={key} className="border-t border-hairline">
                <th className="min-w-44 py-1 text-start font-normal">
                  {name}
                  {hasBars && <Bar share={sums.total / largest} />}
                </th>
                <td className="px-3 text-end">{groupIndian(sums.invoices)}</td>
                {shown.map((each) => (
                  <td key={each} className="px-3 text-end whitespace-nowrap">
                    {money(figures[each])}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Part of the largest row. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="block h-2 w-full max-w-md">
      <rect width={share * 100} height="4" className="fill-primary" />
    </svg>
  )
}
