import type { Paper } from '../../attempts/contract.ts'
import { placeAt } from '../../attempts/schedule-position.ts'
import { elapsedMs, scheduleOf, type Clock, type Pause, type Schedule } from '../../attempts/schedule.ts'

/**
 * The clock of a replay: running time in milliseconds since the attempt began, so that pauses take no time. Extra time
 * that was given in the middle is counted from the start, because its moment is not kept.
 */
export type ReplayClock = Clock

/** The time that pauses took before an attempt began: they move the end of its window. */
const pausedBefore = (pauses: readonly Pause[], begunAt: number): number =>
  pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to ?? begunAt, begunAt) - from), 0)

export const replayClock = (clock: Clock): ReplayClock => {
  const { begunAt, closesAt, leaves, pauses, reopened } = clock
  const running = (at: number): number => Math.max(0, elapsedMs(clock, at))
  return {
    ...clock,
    begunAt: 0,
    pauses: [],
    closesAt: closesAt === null ? null : closesAt - begunAt + pausedBefore(pauses, begunAt),
    leaves: Object.fromEntries(Object.entries(leaves).map(([id, at]) => [id, running(at)])),
    reopened: reopened ? { ...reopened, at: running(reopened.at) } : null,
  }
}

/** The clock of an attempt without its object: that of the paper, for the sections taken. */
export const paperClock = (
  { durationMs, navigation, sections }: Pick<Paper, 'durationMs' | 'navigation' | 'sections'>,
  begunAt: number,
): Clock => ({
  begunAt,
  durationMs,
  sections:
    navigation === 'sectional'
      ? sections.map(({ id, durationMs: ms, breakMs, minSubmitMs }) => ({
          id,
          durationMs: ms ?? 0,
          breakMs,
          minSubmitMs,
        }))
      : null,
  extra: null,
  closesAt: null,
  leaves: {},
  pauses: [],
})

/** The schedule as it stood at an instant: a section left or an attempt reopened later changes nothing yet. */
export const scheduleAt = (clock: ReplayClock, at: number): Schedule => {
  const leaves = Object.fromEntries(Object.entries(clock.leaves).filter(([, left]) => left <= at))
  const reopened = clock.reopened && clock.reopened.at <= at ? clock.reopened : null
  return scheduleOf({ ...clock, leaves, reopened }, at)
}

/** The clock as it is shown: time left of the paper, or of the section or break; `sectionId` is that of a timed one. */
export type ClockFace = { place: 'section' | 'break' | 'over'; sectionId: string | null; leftMs: number }

export const clockFace = (clock: ReplayClock, at: number): ClockFace => {
  const position = placeAt(scheduleAt(clock, at), 0, at)
  if (position.at === 'break') {
    const { nextSectionId: sectionId, endsAt } = position
    return { place: 'break', sectionId, leftMs: endsAt - at }
  }
  if (position.at !== 'section') return { place: 'over', sectionId: null, leftMs: 0 }
  return { place: 'section', sectionId: position.sectionId, leftMs: position.endsAt - at }
}

/** A stretch of running time. */
export type Stretch = { from: number; to: number }

/** The breaks between the sections, as they were at the end. */
export const breaksOf = (clock: ReplayClock, endMs: number): Stretch[] => {
  const spans = scheduleAt(clock, endMs).spans ?? []
  return spans
    .map(({ endsAt }, index) => ({ from: endsAt, to: spans[index + 1]?.startsAt ?? endsAt }))
    .filter(({ from, to }) => to > from)
}

/** The part of a stretch that is no break, in milliseconds. */
export const workingMs = ({ from, to }: Stretch, breaks: readonly Stretch[]): number =>
  breaks.reduce((ms, rest) => ms - Math.max(0, Math.min(to, rest.to) - Math.max(from, rest.from)), to - from)
