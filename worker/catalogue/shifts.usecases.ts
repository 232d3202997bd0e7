import type { Bilingual } from '../../domain/questions/text.ts'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import type { Services } from '../platform/context.ts'
import { findShiftGroup, listShifts, type Sitting } from './shifts.store.ts'

/** Shift group of a test, or null. */
export const shiftGroupOf = async (services: Services, testId: string): Promise<string | null> =>
  (await findShiftGroup(services.db, testId))?.groupId ?? null

/** Tests of a shift group in the order they were held. */
export const shiftsOf = (services: Services, groupId: string): Promise<{ id: string; title: Bilingual }[]> =>
  listShifts(services.db, groupId)

/** Instant from which no answer of a shift can arrive; null for a test without an end. */
export const endOfSitting = (sitting: Sitting, now: number): number | null =>
  releasedFrom({ rule: 'after_close' }, { closesAt: lastDeadline(sitting, now) })

/** The windows of two shifts overlap. */
export const isOverlapping = (one: Sitting, other: Sitting): boolean =>
  (one.opensAt ?? 0) < (other.closesAt ?? Infinity) && (other.opensAt ?? 0) < (one.closesAt ?? Infinity)

/** Papers of two shifts have the same sections, times and marks. */
export const isSamePaper = (one: Sitting, other: Sitting): boolean =>
  one.structure === other.structure && one.durationMs === other.durationMs && one.maxUnits === other.maxUnits

export {
  areAsRead,
  findSitting,
  listOffered,
  listSittings,
  mayJoin,
  mayLeave,
  moveStatement,
  namesOfPresets,
  releaseHeldStatement,
  type Sitting,
} from './shifts.store.ts'
export { followInDraft } from './live.store.ts'
export { findPattern } from './test-versions.store.ts'
