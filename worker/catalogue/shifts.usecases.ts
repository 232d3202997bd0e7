import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { findShiftGroup, listShifts } from './shifts.store.ts'

/** Shift group of a test, or null. */
export const shiftGroupOf = async (services: Services, testId: string): Promise<string | null> =>
  (await findShiftGroup(services.db, testId))?.groupId ?? null

/** Tests of a shift group in the order they were held. */
export const shiftsOf = (services: Services, groupId: string): Promise<{ id: string; title: Bilingual }[]> =>
  listShifts(services.db, groupId)
