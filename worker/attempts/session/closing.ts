import { sameAnswer } from '../../../domain/attempts/journal-merge.ts'
import { randomToken } from '../../platform/ids.ts'
import type { Holder, Refusal, Sitting } from './sitting.ts'
import type { Save, SittingStore, StoredEvent } from './store.ts'
import { endsItselfAt, hasBegun, timingOf } from './timing.ts'
import { responsesOf, viewOf } from './view.ts'
import { refuseHolder } from './writers.ts'

/**
 * Closes the sitting for the student; where the page does it because time is over by its clock, not before it is: extra
 * time or a pause may have moved the deadline while the page was out of touch. Whoever submits again, or at
 * the same time, gets the one receipt.
 */
export const submit = (
  store: SittingStore,
  holder: Holder,
  submissionId: string,
  timeIsOver: boolean,
  now: number,
): { receipt: string } | Refusal => {
  const { sitting } = store
  const refusal = refuseHolder(store, holder, now)
  if (refusal?.refused === 'ended' || !sitting) return refusal ?? { refused: 'missing' }
  if (sitting.receipt !== null) return { receipt: sitting.receipt }
  if (refusal) return refusal
  const timing = timingOf(sitting, now)
  if (!timing || !hasBegun(sitting, now)) return { refused: 'not_begun', view: viewOf(store, now) }
  if (sitting.closedAt !== null) return { refused: 'closed', view: viewOf(store, now) }
  const from = timeIsOver ? timing.deadlineAt : timing.submittableAt
  if (now < from) return { refused: 'too_early', from }
  return { receipt: close(store, now >= timing.deadlineAt ? 'time' : 'student', submissionId, now) }
}

/** Closes a sitting whose time has run out: alarms may be late, so the time is checked by whoever looks. */
export const closeIfOver = (store: SittingStore, now: number): boolean => {
  const { sitting } = store
  const end = sitting && endsItselfAt(sitting, now)
  if (!sitting || end === null || now < end) return false
  if (!sitting.came && !store.lastSave) abandonUnseen(store, sitting, now)
  else close(store, 'time', null, now)
  return true
}

/** Receipt and outbox row in one transaction: no await between. */
const close = (store: SittingStore, closedBy: 'student' | 'time', submissionId: string | null, now: number): string => {
  const sitting = store.require()
  const receipt = randomToken()
  const saves = store.saves()
  const deadlineAt = timingOf(sitting, now)?.deadlineAt ?? now
  store.update({ state: 'submitted', closedAt: now, closedBy, submissionId, receipt })
  store.send(sitting.closing, {
    kind: 'submission',
    attemptId: sitting.attemptId,
    userId: sitting.userId,
    testId: sitting.testId,
    testVersionId: sitting.testVersionId,
    closing: sitting.closing,
    receipt,
    submittedAt: Math.min(now, deadlineAt),
    closedBy,
    lateSynced: lateSynced(store, saves, now),
    sections: sitting.taken ?? [],
    integrity: store.integrity(),
    responses: responsesOf(saves),
  })
  return receipt
}

/** Nobody came to a test that began by itself: there is nothing to score. */
const abandonUnseen = (store: SittingStore, { attemptId, closing }: Sitting, now: number): void => {
  store.update({ state: 'abandoned', closedAt: now, closedBy: 'time' })
  store.send(closing, { kind: 'absence', attemptId })
}

/** How many questions have another answer because of what reached the server after the end of their section, or of the paper. */
const lateSynced = (store: SittingStore, saves: Save[], now: number): number => {
  const timing = timingOf(store.require(), now)
  if (!timing) return 0
  const ends = new Map(timing.spans?.map(({ sectionId, endsAt }) => [sectionId, endsAt]))
  const endOf = (questionId: string): number => {
    const section = store.outline.sectionOf.get(questionId)
    return section?.after === 'edit' ? timing.deadlineAt : (ends.get(section?.id ?? '') ?? timing.deadlineAt)
  }
  const isInTime =
    ({ receivedAt }: Save) =>
    (event: StoredEvent) =>
      receivedAt < endOf(event.questionId)
  if (saves.every((save) => save.events.every(isInTime(save)))) return 0
  const inTime = saves.map((save) => ({ ...save, events: save.events.filter(isInTime(save)) }))
  const before = new Map(responsesOf(inTime).map(({ questionId, answer }) => [questionId, answer]))
  return responsesOf(saves).filter(
    ({ questionId, answer }) => answer !== null && !sameAnswer(answer, before.get(questionId) ?? null),
  ).length
}
