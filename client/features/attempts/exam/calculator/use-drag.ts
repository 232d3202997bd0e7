import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'

type Place = { left: number; top: number }

const wide = '(min-width: 48rem)'
const margin = 8
/** Size of the calculator plus that of the panel and footer that it must not cover at first, CSS pixels. */
const beside = { right: 592 + 286, bottom: 412 + 76 }

const clamp = (value: number, max: number): number => Math.max(margin, Math.min(value, max - margin))

/** Lets a handle move a box within the viewport. Narrow viewports keep the box at the lower edge. */
export const useDrag = () => {
  const box = useRef<HTMLDivElement>(null)
  const grip = useRef<Place | null>(null)
  const [place, setPlace] = useState<Place>(() => ({
    left: Math.max(margin, innerWidth - beside.right),
    top: Math.max(margin, innerHeight - beside.bottom),
  }))

  const handle = {
    onPointerDown(event: PointerEvent) {
      if ((event.target as Element).closest('button') || !matchMedia(wide).matches) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { left: event.clientX - place.left, top: event.clientY - place.top }
    },
    onPointerMove(event: PointerEvent) {
      if (!grip.current || !box.current) return
      const { offsetWidth, offsetHeight } = box.current
      setPlace({
        left: clamp(event.clientX - grip.current.left, innerWidth - offsetWidth),
        top: clamp(event.clientY - grip.current.top, innerHeight - offsetHeight),
      })
    },
    onPointerUp: () => void (grip.current = null),
    onPointerCancel: () => void (grip.current = null),
  }
  /** Moves the box without dragging (WCAG 2.5.7). */
  const toOtherSide = () => {
    const max = innerWidth - (box.current?.offsetWidth ?? 0)
    setPlace(({ left, top }) => ({ left: clamp(left > max / 2 ? 0 : max, max), top }))
  }
  const style: CSSProperties | undefined = matchMedia(wide).matches ? { ...place, bottom: 'auto' } : undefined
  return { box, style, handle, toOtherSide }
}
