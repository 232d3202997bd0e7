import type { EntitlementState, AccessKind } from '../../domain/purchases/access.ts'
import { Badge } from './badge.tsx'

type Props = {
  item: { access: AccessKind; entitlement: EntitlementState }
  /** Translation function of the feature. */
  t: (key: 'owned' | 'premium') => string
}

/** Badge of an owned or premium item. A free one is the normal case and has none. */
export function AccessBadge({ item: { access, entitlement }, t }: Props) {
  if (access === 'free') return null
  return entitlement === 'open' ? (
    <Badge tone="success">{t('owned')}</Badge>
  ) : (
    <Badge tone="primary">{t('premium')}</Badge>
  )
}
