import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { showField } from '../../../../office/editor/focus-field.ts'

/** A lecture of an hour has some 1,200 captions, of which the fields of those near the window are drawn. */
export const longFrom = 60
export const chunkSize = 30

export const chunksOf = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / chunkSize) }, (_, index) =>
    keys.slice(index * chunkSize, (index + 1) * chunkSize),
  )

type Props = {
  list: string
  /** Index of the first row. */
  from: number
  keys: readonly string[]
  isLong: boolean
  children: (key: string, index: number) => ReactNode
}

/** Some rows of a list. Those of a long list are empty boxes while they are far from the window. */
export function RowChunk({ list, from, keys, isLong, children }: Props) {
  const box = useRef<HTMLOListElement>(null)
  const isDrawn = useIsNear(box, from === 0) || !isLong
  return (
    <ol ref={box} start={from + 1} className="mt-2 grid gap-2">
      {keys.map((key, index) =>
        isDrawn ? (
          children(key, from + index)
        ) : (
          <li key={key} data-path={`${list}.${from + index}`} className="h-44 rounded-md border border-hairline" />
        ),
      )}
    </ol>
  )
}

/** True while an element is near the window, holds the focus, or was asked to show a field. */
const useIsNear = (box: RefObject<HTMLElement | null>, initial: boolean): boolean => {
  const [isNear, setNear] = useState(initial)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting === true || element.contains(document.activeElement)),
      { rootMargin: '800px' },
    )
    // The field is focused right after the event.
    const show = () => flushSync(() => setNear(true))
    observer.observe(element)
    element.addEventListener(showField, show)
    return () => {
      observer.disconnect()
      element.removeEventListener(showField, show)
    }
  }, [box])
  return isNear
}
