import type { MaterialSummary } from '../../../domain/materials/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether a material is free, had already, or for buyers. */
export function AccessBadge({ material: { access, entitlement } }: { material: MaterialSummary }) {
  const { t } = useTranslation('materials')
  if (access === 'free') return <Badge tone="success">{t('common:free')}</Badge>
  if (entitlement === 'open') return <Badge tone="success">{t('owned')}</Badge>
  return <Badge tone="primary">{t('premium')}</Badge>
}
