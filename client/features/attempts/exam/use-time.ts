import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announcementBetween, remainingMs } from '../../../../domain/attempts/server-clock.ts'
import type { Sitting } from '../sitting.ts'

const tickMs = 500

/** Milliseconds left, in whole seconds, computed from the deadline at every look and never counted down. */
export const useTimeLeft = (sitting: Sitting) => {
  const read = () => Math.ceil(remainingMs(sitting.state().deadlineAt, sitting.now()) / 1000) * 1000
  const [left, setLeft] = useState(read)
  const [announced, setAnnounced] = useState<number | null>(null)
  const before = useRef(left)
  const look = useEffectEvent(() => {
    const now = read()
    const minutes = announcementBetween(before.current, now)
    if (minutes) setAnnounced(minutes)
    before.current = now
    setLeft(now)
  })
  useEffect(() => {
    const onLook = () => look()
    onLook()
    const timer = setInterval(onLook, tickMs)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [sitting])
  return { left, announced }
}
