import { and, eq, isNull } from 'drizzle-orm'
import { testVersions, tests } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

export const findShiftGroup = (db: Database, testId: string) =>
  db.select({ groupId: tests.shiftGroupId }).from(tests).where(eq(tests.id, testId)).get()

/** Tests that are normalised together, in the order they were held. */
export const listShifts = (db: Database, groupId: string) =>
  db
    .select({ id: tests.id, title: testVersions.title })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(and(eq(tests.shiftGroupId, groupId), isNull(tests.deletedAt)))
    .orderBy(tests.opensAt, tests.position, tests.id)
