import { useEffect, useState, type RefObject } from 'react'

type Playback = {
  isPlaying: boolean
  /** Position and duration in milliseconds; a duration of 0 is unknown. */
  atMs: number
  durationMs: number
}

const events = ['play', 'pause', 'ended', 'timeupdate', 'seeking', 'loadedmetadata', 'durationchange', 'emptied']

const playbackOf = (element: HTMLVideoElement): Playback => ({
  isPlaying: !element.paused && !element.ended,
  atMs: element.currentTime * 1000,
  durationMs: Number.isFinite(element.duration) ? element.duration * 1000 : 0,
})

/** State of a video, followed by its events. */
export const usePlayback = (media: RefObject<HTMLVideoElement | null>): Playback => {
  const [playback, setPlayback] = useState<Playback>({ isPlaying: false, atMs: 0, durationMs: 0 })
  useEffect(() => {
    const element = media.current
    if (!element) return
    const read = () => setPlayback(playbackOf(element))
    read()
    for (const type of events) element.addEventListener(type, read)
    return () => {
      for (const type of events) element.removeEventListener(type, read)
    }
  }, [media])
  return playback
}
