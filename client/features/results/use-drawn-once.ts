import { useEffect, useRef, type RefObject } from 'react'
import { withSeen } from '../../../domain/results/seen-once.ts'
import { ownKey, ownStorage } from '../../own-storage.ts'

/** The longest that a reward may move. */
const drawMs = 400

/** True the first time on this device; always false where the browser blocks storage. */
const isFirstTime = (owner: string, id: string): boolean => {
  try {
    const [storage, key] = [ownStorage(owner), ownKey(owner, 'rings')]
    const seen = withSeen(storage.getItem(key), id)
    if (seen === null) return false
    storage.setItem(key, seen)
    return true
  } catch {
    return false
  }
}

/** A result and its student: the ring of each is drawn once. */
export type Moment = { owner: string; id: string }

/** Draws an arc from its start when its result is first seen on this device, unless motion is reduced. */
export const useDrawnOnce = (moment: Moment | undefined): RefObject<SVGCircleElement | null> => {
  const arc = useRef<SVGCircleElement>(null)
  const [owner, id] = [moment?.owner, moment?.id]
  useEffect(() => {
    const { current } = arc
    if (!current || owner === undefined || id === undefined || !isFirstTime(owner, id)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const [, gap = ''] = current.getAttribute('stroke-dasharray')?.split(' ') ?? []
    current.animate(
      { strokeDasharray: [`0 ${gap}`, current.getAttribute('stroke-dasharray') ?? ''] },
      {
        duration: drawMs,
        easing: 'ease-out',
      },
    )
  }, [owner, id])
  return arc
}
