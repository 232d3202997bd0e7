import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { captionChoices, saveCaptions, loadCaptions, type CaptionChoice } from './device.ts'
import { showCaptions, shownCaptions } from './media.ts'

/** Captions chosen on this device, by default `usual`. Follows the browser's own menu. */
export const useCaptions = (media: RefObject<HTMLVideoElement | null>, usual: CaptionChoice) => {
  const [chosen, setChosen] = useState(loadCaptions)
  const shown = chosen ?? usual
  const choose = (choice: CaptionChoice) => {
    saveCaptions(choice)
    setChosen(choice)
  }
  useEffect(() => showCaptions(media.current, shown), [media, shown])
  const follow = useEffectEvent(() => {
    const current = captionChoices.find((one) => one === (shownCaptions(media.current) ?? 'off'))
    if (current !== undefined && current !== shown) choose(current)
  })
  useEffect(() => {
    const tracks = media.current?.textTracks
    const change = () => follow()
    tracks?.addEventListener('change', change)
    return () => tracks?.removeEventListener('change', change)
  }, [media])
  return [shown, choose] as const
}
