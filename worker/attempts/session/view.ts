import type { Standing } from '../../../domain/attempts/acts.ts'
import type { AttemptState, Response } from '../../../domain/attempts/contract.ts'
import { differencesOf, evidenceOf } from '../../../domain/attempts/evidence.ts'
import { placeAt } from '../../../domain/attempts/schedule.ts'
import { keptEvents, standingOf } from './events.ts'
import { clockOf, countedUntil, hasBegun, timingOf } from './timing.ts'
import type { Sitting, SittingView } from './sitting.ts'
import type { SittingStore } from './store.ts'

/** The sitting as it stands. */
export const viewOf = (store: SittingStore, now: number): SittingView => {
  const sitting = store.require()
  const timing = timingOf(sitting, now)
  const events = keptEvents(store)
  const standing = standingOf(events)
  return {
    userId: sitting.userId,
    testId: sitting.testId,
    testVersionId: sitting.testVersionId,
    state: stateAt(sitting, now),
    epoch: sitting.epoch,
    revision: store.lastSave?.revision ?? 0,
    responses: responsesOf(standing),
    deadlineAt: timing?.deadlineAt ?? null,
    timing,
    pausable: isPausable(store),
    sections: sitting.taken,
    integrity: store.integrity(),
    receipt: sitting.receipt,
    differences: differencesOf(events, standing),
    evidence: evidenceOf(events, standing),
    countedUntil: countedUntil(sitting, now),
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

/** The answers that stand. */
export const responsesOf = (standing: ReadonlyMap<string, Standing>): Response[] =>
  [...standing.values()].map(({ device: _device, ...response }) => response)
