import { useEffect } from 'react'

/** Cancels a scroll of the page, not one of a box that can scroll, nor a zoom. */
const hold = (event: TouchEvent | WheelEvent) => {
  const isZoom = 'touches' in event ? event.touches.length > 1 : event.ctrlKey
  const box = event.target instanceof Element && event.target.closest('.overscroll-contain')
  const canScroll = box && box.scrollHeight > box.clientHeight
  if (event.cancelable && !isZoom && !canScroll) event.preventDefault()
}

/** Keeps the page behind a menu where it is. A page without scroll bar would become wider, so the scrolls are cancelled. */
export const useHeldPage = (isHeld: boolean): void => {
  useEffect(() => {
    if (!isHeld) return
    document.addEventListener('touchmove', hold, { passive: false })
    document.addEventListener('wheel', hold, { passive: false })
    return () => {
      document.removeEventListener('touchmove', hold)
      document.removeEventListener('wheel', hold)
    }
  }, [isHeld])
}
