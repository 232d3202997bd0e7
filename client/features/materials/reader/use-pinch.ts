import { useEffect, useEffectEvent, type RefObject } from 'react'

const fingerDistance = ({ touches }: TouchEvent): number => {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}

/** Pinch gestures on an element; `move` gets the distance of the fingers divided by that at the start. */
export const usePinch = (
  target: RefObject<HTMLElement | null>,
  onPinch: { begin: () => void; move: (ratio: number) => void },
): void => {
  const begun = useEffectEvent(() => onPinch.begin())
  const moved = useEffectEvent((ratio: number) => onPinch.move(ratio))
  useEffect(() => {
    const element = target.current
    if (!element) return
    let from = 0
    const begin = (event: TouchEvent) => {
      from = event.touches.length === 2 ? fingerDistance(event) : 0
      if (from > 0) begun()
    }
    const move = (event: TouchEvent) => {
      if (from === 0 || event.touches.length !== 2) return
      event.preventDefault()
      moved(fingerDistance(event) / from)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
    }
  }, [target])
}
