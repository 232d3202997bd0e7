import { eq, sql } from 'drizzle-orm'
import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type { LiveRoomRow } from '../../domain/attempts/live-room.ts'
import { attempts, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

type Student = NonNullable<LiveRoomRow['student']>

/** The students of some attempts, by attempt. */
export const findStudents = async (db: Database, attemptIds: readonly string[]): Promise<Map<string, Student>> => {
  const rows = await db
    .select({
      id: attempts.id,
      uid: users.uid,
      name: users.displayName,
      email: users.email,
      studentId: users.studentId,
    })
    .from(attempts)
    .innerJoin(users, eq(users.uid, attempts.userId))
    .where(sql`${attempts.id} IN (SELECT value FROM json_each(${JSON.stringify(attemptIds)}))`)
  return new Map(
    rows.map(({ id, uid, name, email, studentId }) => [id, { uid, name: name ?? maskEmail(email), studentId }]),
  )
}
