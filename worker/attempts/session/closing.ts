import type { JudgedEvent } from '../../../domain/attempts/evidence.ts'
import { sameAnswer } from '../../../domain/questions/kinds/entered.ts'
import { storedLanguage } from '../../../domain/language.ts'
import { randomToken } from '../../platform/ids.ts'
import type { SubmissionMessage } from '../../results/results.queue.ts'
import { judgedEvents, questionStates } from './events.ts'
import type { Holder, SessionRefusal, StoredAttempt } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import { countedUntil, dueCloseAt, hasBegun, timingOf } from './timing.ts'
import { responsesOf, viewOf } from './view.ts'
import { hasOtherDevices, holderRefusal } from './writers.ts'

export type Receipt = { receipt: string; countedUntil?: number }

/**
 * Submits the attempt. An automatic submission at time out is refused before the deadline: extra time or a pause may
 * have moved it while the page was offline. Where another device may hold answers, such a submission gets its receipt
 * and the attempt closes at the end of the drain window. Repeated and concurrent submissions get the same receipt.
 */
export const submit = (
  store: AttemptStore,
  holder: Holder,
  submissionId: string,
  timeIsOver: boolean,
  now: number,
): Receipt | SessionRefusal => {
  const { attempt } = store
  const refusal = holderRefusal(store, holder, now)
  if (refusal?.refused === 'ended' || !attempt) return refusal ?? { refused: 'missing' }
  if (attempt.receipt !== null && attempt.closedAt !== null) return { receipt: attempt.receipt }
  if (refusal) return refusal
  const timing = timingOf(attempt, now)
  if (!timing || !hasBegun(attempt, now)) return { refused: 'not_begun', view: viewOf(store, now) }
  if (attempt.closedAt !== null) return { refused: 'closed', view: viewOf(store, now) }
  const from = timeIsOver ? timing.deadlineAt : timing.submittableAt
  if (now < from) return { refused: 'too_early', from }
  const until = countedUntil(attempt, now) ?? now
  if (timeIsOver && now <= until && hasOtherDevices(store, attempt)) return leaveOpen(store, submissionId, until)
  return { receipt: close(store, now >= timing.deadlineAt ? 'time' : 'student', submissionId, now) }
}

const leaveOpen = (store: AttemptStore, submissionId: string, until: number): Receipt => {
  const attempt = store.require()
  const receipt = attempt.receipt ?? randomToken()
  if (attempt.receipt === null) store.update({ receipt, submissionId, isPresent: true })
  return { receipt, countedUntil: until }
}

/**
 * Closes an attempt whose time is over. Every caller checks the time, since alarms may be late. Returns whether it did.
 */
export const closeIfOver = (store: AttemptStore, now: number): boolean => {
  const { attempt } = store
  const end = attempt && dueCloseAt(attempt, now)
  if (!attempt || end === null || now < end) return false
  if (!attempt.isPresent && !store.saves.last) abandonAbsent(store, attempt, now)
  else close(store, 'time', null, now)
  return true
}

/** Writes receipt and outbox row in one transaction: no await between. */
const close = (store: AttemptStore, closedBy: 'student' | 'time', submissionId: string | null, now: number): string => {
  const attempt = store.require()
  const receipt = attempt.receipt ?? randomToken()
  const submitted = { submissionId: attempt.submissionId ?? submissionId, receipt }
  store.update({ state: 'submitted', closedAt: now, closedBy, ...submitted })
  store.outbox.add(attempt.closing, submissionOf(store, now))
  return receipt
}

/** The message that sends a closed attempt to scoring. */
export const submissionOf = (store: AttemptStore, now: number): SubmissionMessage => {
  const { attemptId, userId, testId, testVersionId, closing, closedAt, closedBy, receipt, taken, language } =
    store.require()
  if (closedAt === null || closedBy === null || receipt === null) throw new Error('The attempt is not closed.')
  const deadlineAt = timingOf(store.require(), now)?.deadlineAt ?? closedAt
  const events = judgedEvents(store)
  return {
    kind: 'submission',
    attemptId,
    userId,
    testId,
    testVersionId,
    closing,
    receipt,
    submittedAt: Math.min(closedAt, deadlineAt),
    closedBy,
    lateSynced: lateSynced(store, events, now),
    language: storedLanguage(language),
    sections: taken ?? [],
    integrity: store.integrity.list(),
    responses: responsesOf(questionStates(events)),
  }
}

/** Abandons an attempt with a common start whose student was absent: there is nothing to score. */
const abandonAbsent = (store: AttemptStore, { attemptId, closing }: StoredAttempt, now: number): void => {
  store.update({ state: 'abandoned', closedAt: now, closedBy: 'time' })
  store.outbox.add(closing, { kind: 'absence', attemptId })
}

/** The number of questions whose answer changed by events received after the end of their section or of the paper. */
const lateSynced = (store: AttemptStore, events: readonly JudgedEvent[], now: number): number => {
  const timing = timingOf(store.require(), now)
  if (!timing) return 0
  const ends = new Map(timing.spans?.map(({ sectionId, endsAt }) => [sectionId, endsAt]))
  const endOf = (questionId: string): number => {
    const section = store.outline.sectionOf.get(questionId)
    return section?.after === 'edit' ? timing.deadlineAt : (ends.get(section?.id ?? '') ?? timing.deadlineAt)
  }
  const isInTime = ({ questionId, receivedAt }: JudgedEvent): boolean => receivedAt < endOf(questionId)
  if (events.every(isInTime)) return 0
  const before = questionStates(events.filter(isInTime))
  return [...questionStates(events).values()].filter(
    ({ questionId, answer }) => answer !== null && !sameAnswer(answer, before.get(questionId)?.answer ?? null),
  ).length
}
