import { scheduleOf } from '../../../domain/attempts/schedule.ts'
import { clockOf, hasBegun, timingOf } from './timing.ts'
import type { Holder, Opening, PaperOutline, SessionRefusal, StoredAttempt } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import { viewOf } from './view.ts'
import { noteLease, holderRefusal } from './writers.ts'

/** Creates the attempt; idempotent. */
export const open = (store: AttemptStore, opening: Opening): StoredAttempt => {
  if (store.attempt) return store.attempt
  const { attemptId, userId, testId, testVersionId, outline, clock, beginsAt, banner } = opening
  store.insert(
    {
      attemptId,
      userId,
      testId,
      testVersionId,
      state: beginsAt === null ? 'instructions' : 'in_progress',
      language: null,
      epoch: 1,
      begunAt: beginsAt,
      clock: { ...clock, leaves: {}, reopened: null },
      taken: null,
      isPresent: false,
      endedSessions: [],
      closing: 1,
      closedAt: null,
      closedBy: null,
      submissionId: null,
      receipt: null,
      leases: [],
      countedEvidence: [],
      log: null,
      hall: null,
      banner: banner ?? null,
    },
    outline,
  )
  const attempt = store.require()
  // A common start needs no begin, so the default sections are taken until the student chooses.
  return beginsAt === null ? attempt : store.update(takenOf(attempt, store.outline, null))
}

/** The epoch noted for a device that takes part without ever having been the writer. */
const participantEpoch = 0

/** The student's choices at the end of the instructions. */
export type BeginChoices = { language: string; sections?: string[] | undefined; device?: string | undefined }

/**
 * Starts the clock with the chosen optional sections; a second call returns the first deadline. With a common start the
 * clock begins on its own.
 */
export const begin = (
  store: AttemptStore,
  holder: Holder,
  { language, sections = [], device }: BeginChoices,
  now: number,
): { deadlineAt: number } | SessionRefusal => {
  const refusal = holderRefusal(store, holder, now)
  if (refusal) return refusal
  const attempt = store.require()
  if (attempt.closedAt !== null) return { refused: 'closed', view: viewOf(store, now) }
  if (attempt.language !== null) return { deadlineAt: timingOf(attempt, now)?.deadlineAt ?? now }
  const fields = sectionErrors(store.outline, sections)
  if (fields) return { refused: 'invalid', fields }
  const chosen = store.saves.last ? {} : takenOf(attempt, store.outline, sections)
  const begun = { ...attempt, ...chosen, begunAt: attempt.begunAt ?? now }
  const clock = clockOf(begun)
  const deadlineAt = clock ? scheduleOf(clock, now).deadlineAt : now
  if (deadlineAt <= now) return { refused: 'closed', view: viewOf(store, now) }
  // Another device has saved under the first lease, so the attempt began there and this one only takes part.
  const epoch = holder.epoch === 1 && store.saves.writerOf(1) !== null ? participantEpoch : holder.epoch
  const leases = device === undefined ? attempt.leases : noteLease(attempt, epoch, device, now)
  store.update({
    ...begun,
    state: 'in_progress',
    language,
    leases,
    isPresent: attempt.isPresent || hasBegun(begun, now),
  })
  return { deadlineAt }
}

const sectionErrors = (outline: PaperOutline, sections: string[]): Record<string, string> | null => {
  const optional = outline.sections.filter((section) => section.optional).map(({ id }) => id)
  const chosen = new Set(sections)
  if (chosen.size === sections.length && sections.every((id) => optional.includes(id))) {
    if (sections.length === outline.optionalTaken) return null
    return { sections: `${outline.optionalTaken} of the optional sections are taken` }
  }
  return { sections: 'not optional sections of this paper' }
}

/** The sections taken and the clock with those alone. A null choice takes the first optional ones. */
const takenOf = (
  { clock }: StoredAttempt,
  { sections, optionalTaken }: PaperOutline,
  chosen: string[] | null,
): Pick<StoredAttempt, 'taken' | 'clock'> => {
  const optional = sections.filter((section) => section.optional).map(({ id }) => id)
  if (optional.length === 0) return { taken: null, clock }
  const left = optional.filter((id) => !(chosen ?? optional.slice(0, optionalTaken)).includes(id))
  const taken = sections.map(({ id }) => id).filter((id) => !left.includes(id))
  return { taken, clock: { ...clock, sections: clock.sections?.filter(({ id }) => taken.includes(id)) ?? null } }
}

/** Notes that the student was present, by a view or an open channel after the clock has begun. */
export const recordVisit = (store: AttemptStore, now: number): void => {
  const { attempt } = store
  if (attempt && !attempt.isPresent && attempt.closedAt === null && hasBegun(attempt, now))
    store.update({ isPresent: true })
}
