import { useRef } from 'react'
import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { VideoPlayer } from '../../features/videos/lazy-video-player.tsx'
import { Transcript } from '../../features/videos/transcript.tsx'
import type { PlayerControls } from '../../features/videos/video-player.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'

type Props = { video: VideoDetail | null; signedIn: boolean; onWatched: () => void }

/** Lesson that is a video: a description, the player and its words. */
export function LessonVideo({ video, signedIn, onWatched }: Props) {
  const { t } = useTranslation('lesson')
  const player = useRef<PlayerControls>(null)
  if (!video?.playable) return <p>{t('videoGone')}</p>
  return (
    <div className="max-w-2xl">
      <p className="mb-3">
        <BilingualText text={video.summary} />
      </p>
      <VideoPlayer ref={player} video={video} playable={video.playable} signedIn={signedIn} onWatched={onWatched} />
      <div className="mt-6">
        <Transcript video={video} player={player} />
      </div>
    </div>
  )
}
