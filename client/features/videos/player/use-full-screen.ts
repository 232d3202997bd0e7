import { useEffect, useState, type RefObject } from 'react'

/** Full screen of Safari on phones, which only videos have. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Full screen of the player; of the video alone where elements have none. */
export const useFullScreen = (frame: RefObject<HTMLElement | null>, media: RefObject<HTMLVideoElement | null>) => {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const change = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', change)
    return () => document.removeEventListener('fullscreenchange', change)
  }, [frame])
  const toggle = () => {
    if (isFull) void document.exitFullscreen()
    else if (document.fullscreenEnabled) void frame.current?.requestFullscreen().catch(() => undefined)
    else (media.current as PhoneVideo | null)?.webkitEnterFullscreen?.()
  }
  return [isFull, toggle] as const
}
