import { useEffect, useRef, type RefObject } from 'react'

/** Who has a lesson open for less has not read it, however far they scrolled. */
const leastMs = 20_000

/** Tells, once, that the end of a text was in sight after a while of reading. The mark stands at the end. */
export const useReadToEnd = (wanted: boolean, onEnd: () => void): RefObject<HTMLDivElement | null> => {
  const mark = useRef<HTMLDivElement>(null)
  const tell = useRef(onEnd)
  useEffect(() => {
    tell.current = onEnd
  })
  useEffect(() => {
    if (!wanted || !mark.current || typeof IntersectionObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const openedAt = Date.now()
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => tell.current(), leastMs - (Date.now() - openedAt))
    })
    observer.observe(mark.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [wanted])
  return mark
}
