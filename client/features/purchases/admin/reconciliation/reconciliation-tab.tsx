import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { ReconciliationData } from './load-reconciliation.ts'

export function ReconciliationTab(_props: { data: ReconciliationData }) {
  const { t } = useTranslation('salesFrame')
  return <EmptyState text={t('tabs.reconciliation')} />
}
