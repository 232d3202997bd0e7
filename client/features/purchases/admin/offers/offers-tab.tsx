import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { OffersData } from './load-offers.ts'

export function OffersTab(_props: { data: OffersData }) {
  const { t } = useTranslation('salesFrame')
  return <EmptyState text={t('tabs.offers')} />
}
