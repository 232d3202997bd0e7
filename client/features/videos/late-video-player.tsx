import { lazy, memo, Suspense } from 'react'
// Here, and not with the player: what the server sent is laid out before that has come.
import './video.css'
import type { VideoPlayerProps } from './video-player.tsx'

const Player = lazy(async () => ({ default: (await import('./video-player.tsx')).VideoPlayer }))

/**
 * The player, whose script and words come after the page: until then it is what the server sent, which plays. It renders
 * again for other props only: before the script has come, what the server sent would go.
 */
export const LateVideoPlayer = memo(function LateVideoPlayer(props: VideoPlayerProps) {
  return (
    <Suspense fallback={<div className="aspect-video rounded-md border border-hairline bg-sunken" />}>
      <Player {...props} />
    </Suspense>
  )
})
