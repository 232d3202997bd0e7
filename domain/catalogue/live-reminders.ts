import { lateJoinEndsAt } from '../attempts/lobby.ts'
import { addDays, dateInIndia, instantInIndia, startOfDayInIndia } from '../india.ts'

const minuteMs = 60_000

/** Hour on the day before a live test: before the mails of that day, which are sent in one at 18:00. */
const eveBefore = '17:00'
const soonMs = 15 * minuteMs

/** Longest time after a start in which late joiners are still told of it. */
export const longestLateJoinMs = 60 * minuteMs
/** Longest time before a start at which a reminder is made: from 17:00 to the end of the next day. */
export const longestAheadMs = 31 * 60 * minuteMs

/** Times in which a reminder is made, in Unix milliseconds; half-open. */
type Span = { from: number; until: number }

/** On the evening before, until the day of the test begins. */
export const eveOf = (opensAt: number): Span => {
  const day = dateInIndia(opensAt)
  return { from: instantInIndia(addDays(day, -1), eveBefore), until: startOfDayInIndia(day) }
}

/** From a quarter of an hour before the start until nobody can join any more. */
export const quarterBefore = (opensAt: number, closesAt: number | null, lateJoinMinutes: number | null): Span => {
  const joinEnd = lateJoinMinutes === null ? opensAt : lateJoinEndsAt({ opensAt, closesAt }, lateJoinMinutes)
  return { from: opensAt - soonMs, until: Math.min(joinEnd, opensAt + longestLateJoinMs) }
}
