import type { Response, ResponseEvent } from '../attempts/contract.ts'
import { foldActs, setsAnswer } from '../attempts/acts.ts'
import type { PracticeMode } from './practice-choices.ts'

/** Time after a deadline in which answers from before it may arrive, as in a test. Milliseconds. */
const drainMs = 120_000

/** Clock of a session; instants are Unix milliseconds. `deadlineAt` is null where it is not timed. */
export type SessionClock = { mode: PracticeMode; deadlineAt: number | null; finishedAt: number | null }

/** True once a session is finished or its time and the drain window are over. */
export const isSessionOver = ({ deadlineAt, finishedAt }: SessionClock, now: number): boolean =>
  finishedAt !== null || (deadlineAt !== null && now >= deadlineAt + drainMs)

/** True while answers are explained as soon as they are given; in `timed` that is at the end, for all questions. */
export const isExplained = (session: SessionClock, now: number): boolean =>
  session.mode !== 'timed' || isSessionOver(session, now)

/** End before which an answer of a timed session must be given. */
const endOf = ({ deadlineAt, finishedAt }: SessionClock): number =>
  Math.min(deadlineAt ?? Infinity, finishedAt ?? Infinity)

/** An event of a session with its device. */
export type SessionEvent = ResponseEvent & { device: string }

const byDevice = (one: SessionEvent, other: SessionEvent): number =>
  one.device === other.device ? one.seq - other.seq : one.device < other.device ? -1 : 1

/** Events of the same millisecond are in the order of their numbers; those of two devices in that of the devices. */
const inOrder = (events: readonly SessionEvent[]): SessionEvent[] =>
  events.toSorted((one, other) => one.at - other.at || byDevice(one, other))

/**
 * Answers that stand, by question. In `tutor` and `revision` the first answer stands, because its solution was shown
 * then; a clear takes it back, and a mark that carries a grade changes the grade. In `timed` the latest answer before
 * the end stands, whenever it arrives.
 */
export const standingAnswers = (session: SessionClock, events: readonly SessionEvent[]): Map<string, SessionEvent> =>
  session.mode === 'timed' ? latest(events, endOf(session)) : first(events)

const first = (events: readonly SessionEvent[]): Map<string, SessionEvent> => {
  const standing = new Map<string, SessionEvent>()
  for (const event of inOrder(events)) {
    const known = standing.get(event.questionId)
    if (event.act === 'clear') standing.delete(event.questionId)
    else if (setsAnswer(event) && event.answer && !known) standing.set(event.questionId, event)
    else if (event.act === 'mark' && event.rating && known)
      standing.set(event.questionId, { ...known, rating: event.rating })
  }
  return standing
}

/** State of every question that was opened, by the latest act before an instant. */
const statesBefore = (events: readonly SessionEvent[], end: number) =>
  foldActs(
    inOrder(events)
      .filter(({ at }) => at < end)
      .map(({ seq: _seq, at, ...event }) => ({ ...event, given: at })),
  )

const latest = (events: readonly SessionEvent[], end: number): Map<string, SessionEvent> => {
  const inTime = inOrder(events).filter(({ at }) => at < end)
  const states = statesBefore(events, end)
  const certaintyOf = new Map(inTime.flatMap((event) => (event.certainty ? [[event.questionId, event.certainty]] : [])))
  return new Map(
    [...states].flatMap(([questionId, { answer, status, at, ms, device }]) => {
      const certainty = certaintyOf.get(questionId)
      const event = { seq: 0, questionId, answer, status, at, ms, device, ...(certainty && { certainty }) }
      return answer ? [[questionId, event as SessionEvent] as const] : []
    }),
  )
}

/** Answers and statuses for the palette of a session's page. */
export const responsesOf = (session: SessionClock, events: readonly SessionEvent[]): Response[] => {
  const states = statesBefore(events, endOf(session))
  const standing = standingAnswers(session, events)
  return [...states.values()].map(({ device: _device, ...state }) => {
    if (session.mode === 'timed') return { questionId: state.questionId, ...responseParts(state) }
    const answered = standing.get(state.questionId)
    return answered
      ? { questionId: state.questionId, ...responseParts(answered), status: 'answered' }
      : { ...responseParts(state), questionId: state.questionId, answer: null, status: 'not_answered' }
  })
}

const responseParts = ({ answer, status, at, ms }: Omit<Response, 'questionId'>) => ({ answer, status, at, ms })
