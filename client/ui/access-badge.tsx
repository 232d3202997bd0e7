import type { EntitlementState, AccessKind } from '../../domain/purchases/access.ts'
import { Badge } from './badge.tsx'

type Props = {
  item: { access: AccessKind; entitlement: EntitlementState }
  /** Translation function of the feature. */
  t: (key: 'common:free' | 'owned' | 'premium') => string
}

/** Badge for a free, owned or premium item. */
export function AccessBadge({ item: { access, entitlement }, t }: Props) {
  if (access === 'free') return <Badge tone="success">{t('common:free')}</Badge>
  if (entitlement === 'open') return <Badge tone="success">{t('owned')}</Badge>
  return <Badge tone="primary">{t('premium')}</Badge>
}
