import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { ReportData } from './load-report.ts'

export function ReportTab(_props: { data: ReportData }) {
  const { t } = useTranslation('salesFrame')
  return <EmptyState text={t('tabs.report')} />
}
