import type { Ref } from 'react'
import type { Playable, VideoDetail } from '../../../domain/videos/contract.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { OwnVideo } from './own-video.tsx'
import { YoutubeVideo } from './youtube-video.tsx'

/** Methods of the player for components beside it. */
export type PlayerControls = {
  /** Jumps to an instant and plays. Milliseconds. */
  seek: (ms: number) => void
  positionMs: () => number
}

export type VideoPlayerProps = {
  /** Fields of `GET /api/videos/:id`. */
  video: Pick<
    VideoDetail,
    'id' | 'title' | 'poster' | 'subject' | 'languages' | 'captions' | 'chapters' | 'silent' | 'place'
  >
  /** `playable` of the video; a locked video renders no player. */
  playable: Playable
  /** True when the server saves the position too. */
  signedIn: boolean
  /** Start that replaces the last position. Milliseconds. */
  startMs?: number | null
  ref?: Ref<PlayerControls>
  /** Called at nine tenths; never for YouTube, whose position is unknown. */
  onWatched?: (() => void) | undefined
}

/**
 * Video with its chapters, which play without script. Speed, captions, data saver, resume and keys are a separate
 * chunk.
 */
export function VideoPlayer({ playable, ...props }: VideoPlayerProps) {
  useStrings('player')
  return playable.kind === 'youtube' ? (
    <YoutubeVideo key={props.video.id} playable={playable} {...props} />
  ) : (
    <OwnVideo key={props.video.id} playable={playable} {...props} />
  )
}
