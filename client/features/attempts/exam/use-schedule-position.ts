import { useEffect, useEffectEvent, useState } from 'react'
import { placeAt, type SchedulePosition } from '../../../../domain/attempts/schedule-position.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'

/** Position of the clock now. Its instants mean nothing while the clock is stopped. */
export const readSchedulePosition = (attempt: AttemptController): SchedulePosition => {
  const { timing, deadlineAt } = attempt.state()
  return placeAt(timing ?? { spans: null, deadlineAt }, timing?.begunAt ?? -Infinity, attempt.now())
}

const same = (first: SchedulePosition, second: SchedulePosition): boolean =>
  JSON.stringify(first) === JSON.stringify(second)

const lookMs = 250

/** Polls the position of the clock and keeps its identity while it is equal. */
export const useSchedulePosition = (attempt: AttemptController): SchedulePosition => {
  const [place, setPlace] = useState(() => readSchedulePosition(attempt))
  const look = useEffectEvent(() => {
    if (attempt.state().timing?.pausedAt != null) return
    const now = readSchedulePosition(attempt)
    setPlace((known) => (same(known, now) ? known : now))
  })
  useEffect(() => {
    const onLook = () => look()
    onLook()
    const timer = setInterval(onLook, lookMs)
    const unsubscribe = attempt.subscribe(onLook)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [attempt])
  return place
}
