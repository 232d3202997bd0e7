import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { CouponsData } from './load-coupons.ts'

export function CouponsTab(_props: { data: CouponsData }) {
  const { t } = useTranslation('salesFrame')
  return <EmptyState text={t('tabs.coupons')} />
}
