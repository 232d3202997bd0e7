import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { sectionOf } from '../../../../domain/attempts/palette.ts'
import type { SchedulePosition } from '../../../../domain/attempts/schedule-position.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import type { createStopwatch } from './stopwatch.ts'
import type { usePalette } from './use-palette.ts'

type Parts = Pick<ReturnType<typeof usePalette>, 'sheet' | 'act' | 'recordVisit'> & {
  place: SchedulePosition
  paused: boolean
  stopwatch: RefObject<ReturnType<typeof createStopwatch>>
}

/** Lead time before a section's end at which its current question gets a last event with the time spent. */
const recordBeforeMs = 400

/** Follows the schedule: enters each section as it opens, times its questions, and records the last one before its end. */
export const useSectionClock = (attempt: AttemptController, parts: Parts): void => {
  const { sheet, act, recordVisit, place, paused, stopwatch } = parts
  const running = place.at === 'section' ? place.sectionId : null
  const entered = useRef(running ?? sectionOf(attempt.paper, sheet.currentId))
  const enter = useEffectEvent(() => {
    if (running === null || running === entered.current) return
    entered.current = running
    act({ type: 'enter', sectionId: running })
  })
  useEffect(() => enter(), [running])

  const isTimed = place.at === 'section' && !paused
  useEffect(() => stopwatch.current.setRunning(isTimed), [isTimed, stopwatch])

  const recordLast = useEffectEvent(recordVisit)
  const endsAt = isTimed ? place.endsAt : null
  useEffect(() => {
    if (endsAt === null) return
    // A page that wakes up after the end has nothing more to record.
    const inTime = () => attempt.now() < endsAt && recordLast()
    const timer = setTimeout(inTime, Math.max(0, endsAt - recordBeforeMs - attempt.now()))
    return () => clearTimeout(timer)
  }, [attempt, endsAt])
}
