import type { Ref } from 'react'
import type { Playable, VideoDetail } from '../../../domain/videos/contract.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { OwnVideo } from './own-video.tsx'
import { YoutubeVideo } from './youtube-video.tsx'

/** What stands beside a player asks it. */
export type PlayerControls = {
  /** Goes to an instant and plays on from there. Milliseconds. */
  seek: (ms: number) => void
  positionMs: () => number
}

export type VideoPlayerProps = {
  /** As `GET /api/videos/:id` tells of it. */
  video: Pick<VideoDetail, 'id' | 'title' | 'poster' | 'languages' | 'captions' | 'chapters' | 'silent' | 'place'>
  /** Its own `playable`, where that is not null: what is locked has no player. */
  playable: Playable
  /** Whether a student is signed in, whose place the server keeps too. */
  signedIn: boolean
  /** Where to begin, in place of where it was left. Milliseconds. */
  startMs?: number | null
  ref?: Ref<PlayerControls>
  /** Once nine tenths of it have been reached; not for videos of YouTube, which do not tell. */
  onWatched?: (() => void) | undefined
}

/**
 * A video with its chapters. What it needs to play is in the page and works without script; speed, captions, data saver,
 * the place and the keys come as a chunk of their own.
 */
export function VideoPlayer({ playable, ...props }: VideoPlayerProps) {
  useStrings('player')
  return playable.kind === 'youtube' ? (
    <YoutubeVideo key={props.video.id} playable={playable} {...props} />
  ) : (
    <OwnVideo key={props.video.id} playable={playable} {...props} />
  )
}
