import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { findShiftGroup, listShifts } from './shifts.store.ts'

/** The group of shifts that a test belongs to, or null where it stands alone. */
export const shiftGroupOf = async (services: Services, testId: string): Promise<string | null> =>
  (await findShiftGroup(services.db, testId))?.groupId ?? null

/** The tests of a group in the order they were held. */
export const shiftsOf = (services: Services, groupId: string): Promise<{ id: string; title: Bilingual }[]> =>
  listShifts(services.db, groupId)
