import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { VideoPlayer } from '../../features/videos/lazy-video-player.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'

type Props = { video: VideoDetail | null; signedIn: boolean; onWatched: () => void }

/** Lesson that is a video: the player and a description. */
export function LessonVideo({ video, signedIn, onWatched }: Props) {
  const { t } = useTranslation('lesson')
  if (!video?.playable) return <p>{t('videoGone')}</p>
  return (
    <div className="max-w-2xl">
      <p className="mb-3">
        <BilingualText text={video.summary} />
      </p>
      <VideoPlayer video={video} playable={video.playable} signedIn={signedIn} onWatched={onWatched} />
    </div>
  )
}
