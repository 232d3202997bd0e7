import { eq, sql } from 'drizzle-orm'
import { predictionCoverage, studentProfiles } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

type Sums = { students: number; mocks: number; inside: number }

/** Sums of a pattern over all students, and what decides whether a student counts, in one round trip. */
export const readCoverage = async (db: Database, presetId: string, userId: string) => {
  const [sums, profiles] = await db.batch([
    db.select().from(predictionCoverage).where(eq(predictionCoverage.presetId, presetId)),
    db
      .select({
        birthDate: studentProfiles.birthDate,
        declaredMinor: studentProfiles.declaredMinor,
        guardianAskedAt: studentProfiles.guardianAskedAt,
        guardianConsentAt: studentProfiles.guardianConsentAt,
      })
      .from(studentProfiles)
      .where(eq(studentProfiles.uid, userId)),
  ])
  return { sums: sums[0] ?? null, profile: profiles[0] ?? null }
}

export const addCoverage = (db: Database, presetId: string, { students, mocks, inside }: Sums) =>
  db
    .insert(predictionCoverage)
    .values({ presetId, students, mocks, inside })
    .onConflictDoUpdate({
      target: predictionCoverage.presetId,
      set: {
        students: sql`${predictionCoverage.students} + ${students}`,
        mocks: sql`${predictionCoverage.mocks} + ${mocks}`,
        inside: sql`${predictionCoverage.inside} + ${inside}`,
      },
    })
    .run()
