import { useEffect, useState, type RefObject } from 'react'

/** Margin around the reader in which pages are drawn ahead. */
const preloadMargin = '120px 0px'

/** Pages on or near the screen, and the current one, which fills the upper third. */
export const useShownPages = (scroller: RefObject<HTMLElement | null>, isReady: boolean, width: number) => {
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState<number | null>(null)

  useEffect(() => {
    const box = scroller.current
    if (!isReady || !box) return
    const visible = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = Number((target as HTMLElement).dataset.page)
          if (isIntersecting) visible.add(number)
          else visible.delete(number)
        }
        setShown(new Set(visible))
      },
      { root: box, rootMargin: preloadMargin },
    )
    const pages = [...box.querySelectorAll<HTMLElement>('[data-page]')]
    for (const page of pages) observer.observe(page)
    let frame = 0
    const read = () => {
      frame = 0
      const line = box.scrollTop + box.clientHeight / 3
      const passed = pages.findLast((page) => page.offsetTop <= line) ?? pages[0]
      const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2 && box.scrollTop > 0
      setCurrent(Number((isAtEnd ? pages.at(-1) : passed)?.dataset.page ?? 1))
    }
    const onScroll = () => (frame ||= requestAnimationFrame(read))
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      box.removeEventListener('scroll', onScroll)
    }
  }, [scroller, isReady, width])
  return { shown, current }
}
