import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Closes what floats by a press outside of it. That press does nothing else: until it is over the page takes no pointer,
 * except for `box`, which has or inherits the class `pointer-events-auto`.
 */
export const useOutsidePress = (box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void => {
  const onPress = useEffectEvent((event: Event) => {
    if (box.current?.contains(event.target as Node)) return
    // Keeps the focus, and a touch makes no click. The end of a scroll cannot be cancelled.
    if (event.cancelable) event.preventDefault()
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    document.body.style.pointerEvents = 'none'
    const press = (event: Event) => onPress(event)
    document.addEventListener('mousedown', press)
    document.addEventListener('touchend', press)
    return () => {
      document.body.style.pointerEvents = ''
      document.removeEventListener('mousedown', press)
      document.removeEventListener('touchend', press)
    }
  }, [isOpen])
}
