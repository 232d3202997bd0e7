import { useEffect, useEffectEvent, useState } from 'react'
import { placeAt, type Place } from '../../../../domain/attempts/schedule.ts'
import type { Sitting } from '../sitting.ts'

/** Where the clock of a sitting stands now. While it stands still, its instants mean nothing. */
export const readPlace = (sitting: Sitting): Place => {
  const { timing, deadlineAt } = sitting.state()
  return placeAt(timing ?? { spans: null, deadlineAt }, timing?.begunAt ?? -Infinity, sitting.now())
}

const same = (first: Place, second: Place): boolean => JSON.stringify(first) === JSON.stringify(second)

const lookMs = 250

/** The same, looked at again and again; changes only when it is another. */
export const usePlace = (sitting: Sitting): Place => {
  const [place, setPlace] = useState(() => readPlace(sitting))
  const look = useEffectEvent(() => {
    if (sitting.state().timing?.pausedAt != null) return
    const now = readPlace(sitting)
    setPlace((known) => (same(known, now) ? known : now))
  })
  useEffect(() => {
    const onLook = () => look()
    onLook()
    const timer = setInterval(onLook, lookMs)
    const unsubscribe = sitting.subscribe(onLook)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [sitting])
  return place
}
