import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { captionChoices, keepCaptions, recallCaptions, type CaptionChoice } from './device.ts'
import { showCaptions, shownCaptions } from './media.ts'

/** Captions chosen on this device, by default `usual`. Follows the browser's own menu. */
export const useCaptions = (media: RefObject<HTMLVideoElement | null>, usual: CaptionChoice) => {
  const [chosen, setChosen] = useState(recallCaptions)
  const shown = chosen ?? usual
  const choose = (choice: CaptionChoice) => {
    keepCaptions(choice)
    setChosen(choice)
  }
  useEffect(() => showCaptions(media.current, shown), [media, shown])
  const follow = useEffectEvent(() => {
    const told = captionChoices.find((one) => one === (shownCaptions(media.current) ?? 'off'))
    if (told !== undefined && told !== shown) choose(told)
  })
  useEffect(() => {
    const tracks = media.current?.textTracks
    const change = () => follow()
    tracks?.addEventListener('change', change)
    return () => tracks?.removeEventListener('change', change)
  }, [media])
  return [shown, choose] as const
}
