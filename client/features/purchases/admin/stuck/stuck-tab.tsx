import { useTranslation } from '../../../../i18n/use-translation.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { StuckData } from './load-stuck.ts'

export function StuckTab(_props: { data: StuckData }) {
  const { t } = useTranslation('salesFrame')
  return <EmptyState text={t('tabs.stuck')} />
}
