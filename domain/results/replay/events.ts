import type { EventLog } from '../../attempts/event-log.ts'
import { elapsedMs, type Clock } from '../../attempts/schedule.ts'
import type { ReplayEvent } from './contract.ts'

/**
 * The acts of a log on the axis of the replay, in the order of effect. Acts on questions outside `order` are left out, and
 * those after the end that do not count.
 */
export const replayEvents = (
  { events }: Pick<EventLog, 'events'>,
  clock: Clock,
  order: readonly string[],
  endMs: number,
): ReplayEvent[] => {
  const placeOf = new Map(order.map((id, place) => [id, place]))
  const devices = [...new Set(events.map(({ device }) => device))]
  return events.flatMap(({ questionId, given, answer, status, ms, act, device, uncounted }) => {
    const place = placeOf.get(questionId)
    const at = Math.max(0, elapsedMs(clock, given))
    if (place === undefined || (uncounted !== undefined && at > endMs)) return []
    const shown = { place, at, answer, status, ms, device: devices.indexOf(device) }
    return [{ ...shown, ...(act && { act }), ...(uncounted && { uncounted }) }]
  })
}

/** The last moment of a replay: the end of the attempt, or a later act that the office counted. */
export const endOf = (events: readonly ReplayEvent[], closedMs: number): number =>
  events.reduce((end, { at, uncounted }) => (uncounted === undefined ? Math.max(end, at) : end), closedMs)
