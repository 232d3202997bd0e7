import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { RefundsData } from './load-refunds.ts'

export function RefundsTab(_props: { data: RefundsData }) {
  const { t } = useTranslation('salesFrame')
  return <EmptyState text={t('tabs.refunds')} />
}
