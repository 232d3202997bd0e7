import { useEffect, useState, type RefObject } from 'react'

/** Full-screen state of an element. `toggle` is undefined when the browser has no full screen for elements. */
export const useFullScreen = (target: RefObject<HTMLElement | null>) => {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const change = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === target.current)
    document.addEventListener('fullscreenchange', change)
    return () => document.removeEventListener('fullscreenchange', change)
  }, [target])
  const toggle = () => void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}
