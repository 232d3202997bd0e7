import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { OrdersData } from './load-orders.ts'

export function OrdersTab(_props: { data: OrdersData }) {
  const { t } = useTranslation('salesFrame')
  return <EmptyState text={t('tabs.orders')} />
}
