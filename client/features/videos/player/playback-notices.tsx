import { useEffect, useState, type RefObject } from 'react'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePlaybackStatus } from './use-playback-status.ts'

type Media = RefObject<HTMLVideoElement | null>

/** Resumed position, with a button to the start. Overlays the picture, so that nothing moves. */
export function ResumedNotice({ positionMs, onRestart }: { positionMs: number; onRestart: () => void }) {
  const { t } = useTranslation('player')
  return (
    <p
      role="status"
      className="absolute inset-x-0 top-0 z-20 flex flex-wrap items-center justify-between gap-2 rounded-md bg-primary-soft px-3 text-sm"
    >
      {t('resumed', { time: timecode(positionMs) })}
      <Button look="quiet" onClick={onRestart}>
        {t('toStart')}
      </Button>
    </p>
  )
}

/** Playback errors, and the end of a preview. */
export function PlaybackNotices({ media, isPreview }: { media: Media; isPreview: boolean }) {
  const { t } = useTranslation('player')
  const { isOffline, hasFailed, retry } = usePlaybackStatus(media)
  const hasEnded = useEnded(media)
  if (hasFailed)
    return (
      <Notice tone="danger" title={t('failed')} actions={<Button onClick={retry}>{t('retry')}</Button>}>
        {t('failedText')}
      </Notice>
    )
  if (isOffline) return <Notice tone="warning">{t('offline')}</Notice>
  return isPreview && hasEnded ? <Notice>{t('previewEnd')}</Notice> : null
}

const useEnded = (media: Media): boolean => {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const element = media.current
    const end = () => setHasEnded(true)
    const resume = () => setHasEnded(false)
    element?.addEventListener('ended', end)
    element?.addEventListener('play', resume)
    return () => {
      element?.removeEventListener('ended', end)
      element?.removeEventListener('play', resume)
    }
  }, [media])
  return hasEnded
}
