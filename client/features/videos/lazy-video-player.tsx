import { lazyPart } from '../../ui/lazy-part.tsx'
// Imported here instead of with the player: the server's HTML is laid out before that script loads.
import './video.css'

const fallback = <div className="aspect-video rounded-md border border-hairline bg-sunken" />

/** Video player, loaded after the page. Until then the server's `<video>` plays. */
export const VideoPlayer = lazyPart(() => import('./video-player.tsx'), 'VideoPlayer', fallback)
