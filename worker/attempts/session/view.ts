import type { AttemptState, Response } from '../../../domain/attempts/contract.ts'
import { placeAt } from '../../../domain/attempts/schedule.ts'
import { clockOf, hasBegun, timingOf } from './timing.ts'
import type { Sitting, SittingView } from './sitting.ts'
import type { Save, SittingStore, StoredEvent } from './store.ts'

/** The sitting as it stands. */
export const viewOf = (store: SittingStore, now: number): SittingView => {
  const sitting = store.require()
  const timing = timingOf(sitting, now)
  return {
    userId: sitting.userId,
    testId: sitting.testId,
    testVersionId: sitting.testVersionId,
    state: stateAt(sitting, now),
    epoch: sitting.epoch,
    revision: store.lastSave?.revision ?? 0,
    responses: responsesOf(store.saves()),
    deadlineAt: timing?.deadlineAt ?? null,
    timing,
    pausable: isPausable(store),
    sections: sitting.taken,
    integrity: store.integrity(),
    receipt: sitting.receipt,
  }
}

export const isPausable = (store: SittingStore): boolean =>
  store.outline.pausable && store.require().clock.held !== true

/** A clock with a common start begins, and a break comes and goes, without anything being stored. */
const stateAt = (sitting: Sitting, now: number): AttemptState => {
  if (sitting.state !== 'in_progress') return sitting.state
  if (!hasBegun(sitting, now)) return 'instructions'
  const clock = clockOf(sitting)
  const timing = timingOf(sitting, now)
  return clock && timing && placeAt(timing, clock.begunAt, now).at === 'break' ? 'section_break' : 'in_progress'
}

/** The last word on each question that counts: of the newest writer, and of that the last it said. */
export const responsesOf = (saves: Save[]): Response[] => {
  const newest = new Map<string, { epoch: number; event: StoredEvent }>()
  for (const { epoch, events } of saves)
    for (const event of events) {
      const known = newest.get(event.questionId)
      const isNewer = !known || epoch > known.epoch || (epoch === known.epoch && event.seq > known.event.seq)
      if (event.uncounted === undefined && isNewer) newest.set(event.questionId, { epoch, event })
    }
  return [...newest.values()].map(({ event }) => responseOf(event))
}

const responseOf = ({ questionId, answer, status, at, ms }: StoredEvent): Response => ({
  questionId,
  answer,
  status,
  at,
  ms,
})
