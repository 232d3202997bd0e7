import type { ResponseEvent } from '../attempts/contract.ts'
import { foldActs, setsAnswer } from '../attempts/acts.ts'
import type { PracticeMode } from './practice-choices.ts'

/** An event of a session with its device. */
export type SessionEvent = ResponseEvent & { device: string }

const inOrder = (events: readonly SessionEvent[]): SessionEvent[] =>
  events.toSorted((one, other) => one.at - other.at || (one.device < other.device ? -1 : 1) || one.seq - other.seq)

/**
 * Answers that stand, by question. In `tutor` and `revision` the first answer stands, because its solution was shown
 * then; a clear takes it back, and a mark that carries a grade changes the grade. In `timed` the latest answer before
 * the deadline stands.
 */
export const standingAnswers = (
  mode: PracticeMode,
  events: readonly SessionEvent[],
  deadlineAt: number | null,
): Map<string, SessionEvent> => (mode === 'timed' ? latest(events, deadlineAt) : first(events))

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

const latest = (events: readonly SessionEvent[], deadlineAt: number | null): Map<string, SessionEvent> => {
  const inTime = inOrder(events).filter(({ at }) => deadlineAt === null || at < deadlineAt)
  const states = foldActs(inTime.map(({ seq: _seq, at, ...event }) => ({ ...event, given: at })))
  const certaintyOf = new Map(inTime.flatMap((event) => (event.certainty ? [[event.questionId, event.certainty]] : [])))
  return new Map(
    [...states].flatMap(([questionId, { answer, status, at, ms, device }]) => {
      const certainty = certaintyOf.get(questionId)
      const event = { seq: 0, questionId, answer, status, at, ms, device, ...(certainty && { certainty }) }
      return answer ? [[questionId, event as SessionEvent] as const] : []
    }),
  )
}
