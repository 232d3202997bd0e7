import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announcementBetween, remainingMs } from '../../../../domain/attempts/server-clock.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import { readSchedulePosition } from './use-schedule-position.ts'

const tickMs = 500

const wholeSeconds = (ms: number): number => Math.ceil(ms / 1000) * 1000

/** Time left of the current section and of the paper, milliseconds rounded up to whole seconds. */
const readTime = (attempt: AttemptController): { left: number; total: number } => {
  const now = attempt.now()
  const place = readSchedulePosition(attempt)
  const total = wholeSeconds(remainingMs(attempt.state().deadlineAt, now))
  return { left: 'endsAt' in place ? wholeSeconds(remainingMs(place.endsAt, now)) : total, total }
}

/** Computed from the deadline at every tick, never counted down. It stops with the clock. */
export const useTimeLeft = (attempt: AttemptController) => {
  const [time, setTime] = useState(() => readTime(attempt))
  const [announced, setAnnounced] = useState<number | null>(null)
  const before = useRef(time.left)
  const look = useEffectEvent(() => {
    if (attempt.state().timing?.pausedAt != null) return
    const now = readTime(attempt)
    const minutes = announcementBetween(before.current, now.left)
    if (minutes) setAnnounced(minutes)
    else if (now.left > before.current) setAnnounced(null)
    before.current = now.left
    setTime(now)
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
  }, [attempt])
  return { ...time, announced }
}

/** True once an instant of the server's clock has come. */
export const useReached = (attempt: AttemptController, at: number): boolean => {
  const [reached, setReached] = useState(() => attempt.now() >= at)
  useEffect(() => {
    const look = () => setReached(attempt.now() >= at)
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [attempt, at])
  return reached
}
