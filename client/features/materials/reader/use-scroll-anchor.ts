import { useLayoutEffect, useRef, type RefObject } from 'react'

const scaleScroll = (box: HTMLElement, scale: number): void => {
  const third = box.clientHeight / 3
  box.scrollTo({
    top: (box.scrollTop + third) * scale - third,
    // A line begins at its left edge, which stays where it is.
    left: box.scrollLeft * scale,
    behavior: 'instant',
  })
}

/** Keeps the read text in sight when the pages inside `scroller` change their width. */
export const useScrollAnchor = (scroller: RefObject<HTMLElement | null>, width: number): void => {
  const before = useRef(width)
  useLayoutEffect(() => {
    if (scroller.current && before.current > 0 && width > 0 && before.current !== width)
      scaleScroll(scroller.current, width / before.current)
    before.current = width
  }, [scroller, width])
}
