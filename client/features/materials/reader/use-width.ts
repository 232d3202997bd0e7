import { useEffect, useState, type RefObject } from 'react'

/** Inner width of an element in CSS pixels; 0 until measured. */
export const useWidth = (target: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return width
}
