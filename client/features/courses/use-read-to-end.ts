import { useEffect, useRef, type RefObject } from 'react'

/** Minimum time on the page before a text counts as read, however far it was scrolled. */
const minReadMs = 20_000

/**
 * Calls `onEnd` once when the end of a text is in sight after `minReadMs`. Place the returned ref at the end of the
 * text.
 */
export const useReadToEnd = (isEnabled: boolean, onEnd: () => void): RefObject<HTMLDivElement | null> => {
  const mark = useRef<HTMLDivElement>(null)
  const latestOnEnd = useRef(onEnd)
  useEffect(() => {
    latestOnEnd.current = onEnd
  })
  useEffect(() => {
    if (!isEnabled || !mark.current || typeof IntersectionObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const openedAt = Date.now()
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => latestOnEnd.current(), minReadMs - (Date.now() - openedAt))
    })
    observer.observe(mark.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isEnabled])
  return mark
}
