import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { togglePlay } from './media.ts'
import { stepMs } from './use-player-keys.ts'

/** Longest time between the taps of a double tap, and how long its sign is shown. Milliseconds. */
const doubleTapMs = 300
const signMs = 700

export type Skip = 'back' | 'on'

/** Side of the picture on which a tap skips; null in the middle. */
const sideOf = ({ clientX, currentTarget }: PointerEvent): Skip | null => {
  const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect()
  const share = (clientX - left) / width
  if (share < 0.4) return 'back'
  return share > 0.6 ? 'on' : null
}

/**
 * Taps on the picture: one plays or pauses, two on its left or right skip ten seconds, a double click fills the screen.
 * Returns the skip to show, null for none.
 */
export const useTaps = (
  media: RefObject<HTMLVideoElement | null>,
  { step, full }: { step: (ms: number) => void; full: () => void },
): Skip | null => {
  const [skip, setSkip] = useState<{ side: Skip; at: number } | null>(null)
  const skipTo = useEffectEvent((side: Skip) => {
    step(side === 'on' ? stepMs : -stepMs)
    setSkip({ side, at: Date.now() })
  })
  const fill = useEffectEvent(() => full())
  useEffect(() => {
    const element = media.current
    if (!element) return
    let single: ReturnType<typeof setTimeout> | undefined
    let lastTapAt = -Infinity
    const tap = (event: PointerEvent) => {
      if (event.button !== 0) return
      const isMouse = event.pointerType === 'mouse'
      const side = sideOf(event)
      const isDouble = event.timeStamp - lastTapAt < doubleTapMs
      lastTapAt = event.timeStamp
      clearTimeout(single)
      if (isMouse) {
        // A double click plays and pauses, or the other way round: the screen alone changes.
        togglePlay(element)
        if (isDouble) fill()
      } else if (isDouble && side) skipTo(side)
      else single = setTimeout(() => togglePlay(element), doubleTapMs)
    }
    element.addEventListener('pointerup', tap)
    return () => {
      clearTimeout(single)
      element.removeEventListener('pointerup', tap)
    }
  }, [media])
  useEffect(() => {
    if (!skip) return
    const timer = setTimeout(() => setSkip(null), signMs)
    return () => clearTimeout(timer)
  }, [skip])
  return skip?.side ?? null
}
