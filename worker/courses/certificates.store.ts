import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { certificates, courses } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

type NewCertificate = Pick<
  typeof certificates.$inferSelect,
  'code' | 'userId' | 'courseId' | 'courseVersionId' | 'name' | 'courseTitle' | 'percent' | 'issuedAt' | 'taskId'
>

/**
 * Issues a certificate unless the student has one of the course, and with it the task that makes its file: `task` makes
 * the statement of that under a condition. Returns whether this call issued it.
 */
export const issueCertificate = async (
  db: Database,
  issued: NewCertificate,
  task: (when: SQL) => SQL,
): Promise<boolean> => {
  const { code, userId, courseId, courseVersionId, name, courseTitle, percent, issuedAt, taskId } = issued
  const [inserted] = await inTransaction(db, [
    sql`
      INSERT INTO certificates (code, user_id, course_id, course_version_id, name, course_title, percent, issued_at, task_id)
      VALUES (${code}, ${userId}, ${courseId}, ${courseVersionId}, ${name}, ${JSON.stringify(courseTitle)}, ${percent},
        ${issuedAt}, ${taskId})
      ON CONFLICT DO NOTHING RETURNING code`,
    task(sql`EXISTS (SELECT 1 FROM certificates WHERE code = ${code} AND task_id = ${taskId})`),
  ])
  return (inserted?.results.length ?? 0) > 0
}

export const findCertificate = (db: Database, code: string) =>
  db
    .select({ certificate: certificates, courseState: courses.state, courseDeletedAt: courses.deletedAt })
    .from(certificates)
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .where(eq(certificates.code, code))
    .get()

export const findOwn = (db: Database, userId: string, courseId: string) =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .get()

/** Returns whether there is such a certificate. */
export const keepFile = async (db: Database, code: string, bytes: number): Promise<boolean> =>
  (
    await db
      .update(certificates)
      .set({ bytes })
      .where(eq(certificates.code, code))
      .returning({ code: certificates.code })
  ).length > 0

/** The first revocation stands. */
export const revoke = (db: Database, code: string, by: { adminId: string; reason: string; at: number }) =>
  db
    .update(certificates)
    .set({ revokedAt: by.at, revokedBy: by.adminId, revokedReason: by.reason })
    .where(and(eq(certificates.code, code), isNull(certificates.revokedAt)))

/** Of every certificate of a student. */
export const codesOf = async (db: Database, userId: string): Promise<string[]> =>
  (await db.select({ code: certificates.code }).from(certificates).where(eq(certificates.userId, userId)).all()).map(
    ({ code }) => code,
  )
