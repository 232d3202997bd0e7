import type { ReactNode } from 'react'
import { countedTo } from '../../../../../domain/lists.ts'
import type { SalesReport, SalesTable } from '../../../../../domain/sales/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ItemTitle } from '../../../../office/frame/item-title.tsx'
import { ExportMenu } from '../../../../office/list/export-menu.tsx'
import { TrendChart } from '../../../../office/trend-chart.tsx'
import { money } from './money.ts'
import { reportLink, type ReportSpan } from './report-address.ts'
import { SumsTable } from './sums-table.tsx'
import { TaxTable } from './tax-table.tsx'
import { usePeriod } from './use-period.ts'

type Props = { report: SalesReport; span: ReportSpan }

type PartProps = { title: string; table: SalesTable; isLong?: boolean; span: ReportSpan; children: ReactNode }

/** A part of the report with its export. */
function Part({ title, table, isLong = false, span, children }: PartProps) {
  const here = reportLink(span)
  return (
    <section className="card p-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 className="grow text-base">{title}</h2>
        <ExportMenu
          isLong={isLong}
          action={`${here}${here.includes('?') ? '&' : '?'}table=${table}`}
          fileOf={(format) =>
            `/api/admin/sales/export?${new URLSearchParams({ from: span.from, to: span.to, table, format })}`
          }
        />
      </div>
      {children}
    </section>
  )
}

/** Curve of what was sold, with its table. */
export function SoldByTime({ report, span }: Props) {
  const { t } = useTranslation('salesReport')
  const periodOf = usePeriod()
  const { periods, chart } = report
  const totals = periods.map(({ sums }) => sums.total)
  const [first, last] = [periodOf(periods[0]?.period ?? span.from), periodOf(periods.at(-1)?.period ?? span.to)]
  const label = t('curve.summary', {
    first,
    last,
    least: money(Math.min(...totals)),
    most: money(Math.max(...totals)),
    total: money(report.sums.total),
  })
  return (
    <Part title={t('curve.title')} table="days" span={span}>
      <div className="max-w-reading">
        <TrendChart chart={chart} label={label} first={first} last={last} />
      </div>
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary pointer-coarse:min-h-11">
          {t('curve.table')}
        </summary>
        <SumsTable
          caption={t('curve.title')}
          heading={t('columns.period')}
          rows={periods.toReversed().map(({ period, sums }) => ({ key: period, name: periodOf(period), sums }))}
        />
      </details>
    </Part>
  )
}

export function Taxes({ report, span }: Props) {
  const { t } = useTranslation('salesReport')
  const isLong = report.sums.invoices + report.sums.notes > countedTo
  return (
    <Part title={t('tax.title')} table="documents" isLong={isLong} span={span}>
      <p className="text-sm text-muted">
        {t('tax.documents', { invoices: report.sums.invoices, notes: report.sums.notes })}
      </p>
      <TaxTable sums={report.sums} />
    </Part>
  )
}

export function SoldByProduct({ report, span }: Props) {
  const { t } = useTranslation('salesReport')
  const rows = report.products.map(({ itemId, title, sums }) => ({
    key: itemId,
    name: <ItemTitle title={title} />,
    sums,
  }))
  return (
    <Part title={t('products.title')} table="products" span={span}>
      <SumsTable caption={t('products.title')} heading={t('columns.product')} rows={rows} hasBars />
    </Part>
  )
}

export function SoldByCoupon({ report, span }: Props) {
  const { t } = useTranslation('salesReport')
  const rows = report.coupons.map(({ code, sums }) => ({ key: code, name: code || t('coupons.without'), sums }))
  return (
    <Part title={t('coupons.title')} table="coupons" span={span}>
      <SumsTable caption={t('coupons.title')} heading={t('columns.coupon')} rows={rows} hasBars />
    </Part>
  )
}
