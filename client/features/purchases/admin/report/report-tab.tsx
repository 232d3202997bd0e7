import { useNavigation } from 'react-router'
import { daysIn } from '../../../../../domain/sales/spans.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ExportPanel } from '../../../../office/list/export-menu.tsx'
import { ListRefused } from '../../../../office/list/list-refused.tsx'
import type { ListAnswer } from '../../../../office/list/view-action.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { GstFiles } from './gst-files.tsx'
import type { ReportData } from './load-report.ts'
import { reportLink } from './report-address.ts'
import { ReportFigures } from './report-figures.tsx'
import { ReportSpans } from './report-spans.tsx'
import { SoldByCoupon, SoldByProduct, SoldByTime, Taxes } from './report-tables.tsx'
import { usePeriod } from './use-period.ts'

const calls = '/api/admin/sales'

/** Turnover and tax of a span of days, from what was issued in it. */
export function ReportTab({ data, answer }: { data: ReportData; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('salesReport')
  const periodOf = usePeriod()
  const { span, made } = data
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {made && <ExportPanel made={made} file={`${calls}/exports/${made.id}/file`} here={reportLink(span)} />}
      <div>
        <ReportSpans span={span} />
      </div>
      <ListRefused answer={answer} />
      <p role="status" className="text-sm text-muted">
        {t('shown', { first: periodOf(span.from), last: periodOf(span.to) })}
      </p>
      <div aria-busy={isLoading} className={`grid grid-cols-[minmax(0,1fr)] gap-4${isLoading ? ' opacity-60' : ''}`}>
        <Shown data={data} />
      </div>
    </div>
  )
}

function Shown({ data: { span, report } }: { data: ReportData }) {
  const { t } = useTranslation('salesReport')
  const isEmpty = report.sums.invoices + report.sums.notes === 0
  if (isEmpty) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <ReportFigures sums={report.sums} before={report.before.sums} days={daysIn(span)} />
      <SoldByTime report={report} span={span} />
      <Taxes report={report} span={span} />
      <SoldByProduct report={report} span={span} />
      <SoldByCoupon report={report} span={span} />
      <GstFiles to={span.to} />
    </>
  )
}
