import { Play } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { play } from './player/media.ts'

type Props = {
  media: RefObject<HTMLVideoElement | null>
  /** False while the browser's controls are below it. */
  isAlone: boolean
}

/**
 * Button over the picture before play and after the end. The server does not render it: until the script is loaded, the
 * browser's own controls below it start the video.
 */
export function BigPlayButton({ media, isAlone }: Props) {
  const { t } = useTranslation('player')
  const isPlayed = useHasStarted(media)
  if (isPlayed) return null
  const start = () => {
    play(media.current)
    // Moves the focus from the disappearing button to the player, whose keys need it.
    media.current?.focus()
  }
  return (
    <div
      className={`pointer-events-none absolute inset-x-0 top-0 z-10 aspect-video dark:rounded-md dark:bg-black/30 ${isAlone ? '' : 'pb-14'}`}
    >
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

/** True from the start of playback to its end, started by this button, the browser's controls, a key or a chapter. */
const useHasStarted = (media: RefObject<HTMLVideoElement | null>): boolean => {
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
