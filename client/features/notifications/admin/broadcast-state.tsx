import type { BroadcastState } from '../../../../domain/notifications/broadcasts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'

const tones = {
  draft: 'neutral',
  scheduled: 'primary',
  sending: 'warning',
  sent: 'success',
  stopped: 'danger',
} as const

/** State of a broadcast. */
export function BroadcastBadge({ state }: { state: BroadcastState }) {
  const { t } = useTranslation('broadcasts')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
