import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LockedNotice } from '../../ui/locked-notice.tsx'

/** Notice before purchase: extent of the preview, and the series or course that includes it. */
export function LockedVideo({ video }: { video: VideoDetail }) {
  const { t } = useTranslation('videos')
  const { playable, durationMs } = video
  return (
    <LockedNotice item={video} t={t} className="mt-4">
      {playable
        ? t('locked.preview', { time: timecode(playable.durationMs), total: timecode(durationMs) })
        : t('locked.none')}
    </LockedNotice>
  )
}
