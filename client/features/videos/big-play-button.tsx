import { Play } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { play } from './player/media.ts'

/**
 * Over the picture until the video plays, and again at its end; below it the browser's own bar stays free. The server
 * sends none: until the player's script is there, that bar is what starts the video.
 */
export function BigPlayButton({ media }: { media: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation('player')
  const isPlayed = useIsPlayed(media)
  if (isPlayed) return null
  const start = () => {
    play(media.current)
    // The button goes; the keys of the player are heard where the focus is.
    media.current?.focus()
  }
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-10 aspect-video pb-14">
      <button
        type="button"
        aria-label={t('play')}
        onClick={start}
        className="group pointer-events-auto flex size-full items-center justify-center rounded-md"
      >
        <span className="flex size-16 items-center justify-center rounded-full border-2 border-on-primary bg-primary text-on-primary shadow-float group-hover:bg-primary-strong md:size-20">
          <Play aria-hidden className="ms-1 size-8 fill-current md:size-10" />
        </span>
      </button>
    </div>
  )
}

/** Whether it has been started and has not ended: by this button, the browser's bar, a key or a chapter. */
const useIsPlayed = (media: RefObject<HTMLVideoElement | null>): boolean => {
  const [isPlayed, setIsPlayed] = useState(true)
  useEffect(() => {
    const element = media.current
    if (!element) return
    const look = () => setIsPlayed(!element.ended && (!element.paused || element.played.length > 0))
    look()
    for (const type of ['play', 'ended', 'emptied']) element.addEventListener(type, look)
    return () => {
      for (const type of ['play', 'ended', 'emptied']) element.removeEventListener(type, look)
    }
  }, [media])
  return isPlayed
}
