import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { certificates, courses } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'

type NewCertificate = Pick<
  typeof certificates.$inferSelect,
  'code' | 'userId' | 'courseId' | 'courseVersionId' | 'name' | 'courseTitle' | 'percent' | 'issuedAt' | 'taskId'
>

/**
 * Inserts a certificate and its PDF task unless the student has one of the course. `task` builds the task's INSERT
 * under a condition. True when this call issued it.
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

export const findCertificateOf = (db: Database, userId: string, courseId: string) =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .get()

/** Records the size of the rendered file. False when there is no such certificate. */
export const recordFile = async (db: Database, code: string, bytes: number): Promise<boolean> =>
  (
    await db
      .update(certificates)
      .set({ bytes })
      .where(eq(certificates.code, code))
      .returning({ code: certificates.code })
  ).length > 0

/** Idempotent: keeps the first revocation. */
export const revokeStatement = (code: string, by: { adminId: string; reason: string; at: number }): SQL => sql`
  UPDATE certificates SET revoked_at = ${by.at}, revoked_by = ${by.adminId}, revoked_reason = ${by.reason}
  WHERE code = ${code} AND revoked_at IS NULL`

/** Codes of all certificates of a student. */
export const codesOf = async (db: Database, userId: string): Promise<string[]> =>
  (await db.select({ code: certificates.code }).from(certificates).where(eq(certificates.userId, userId)).all()).map(
    ({ code }) => code,
  )

/** Certificates of a student before a mark, newest first. */
export const listOfStudent = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isBefore(certificates.issuedAt, certificates.code, before)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.code))
    .limit(limit)
