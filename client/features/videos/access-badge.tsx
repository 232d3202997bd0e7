import type { VideoSummary } from '../../../domain/videos/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether a video is free, had already, or for buyers. */
export function AccessBadge({ video: { access, entitlement } }: { video: VideoSummary }) {
  const { t } = useTranslation('videos')
  if (access === 'free') return <Badge tone="success">{t('common:free')}</Badge>
  if (entitlement === 'open') return <Badge tone="success">{t('owned')}</Badge>
  return <Badge tone="primary">{t('premium')}</Badge>
}
