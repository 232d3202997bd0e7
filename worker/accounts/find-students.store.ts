import { and, asc, gte, lt, sql, type SQL } from 'drizzle-orm'
import { users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Last code point: above every continuation of a text. */
const last = '\u{10ffff}'

const found = { uid: users.uid, name: users.displayName, email: users.email, studentId: users.studentId }

/** Students whose id, address or name begins with the text, `limit` of each; every read seeks in its index. */
export const studentsBeginningWith = async (db: Database, text: string, limit: number) => {
  const by = (value: SQL, beginning: string) =>
    db
      .select(found)
      .from(users)
      .where(and(gte(value, beginning), lt(value, beginning + last)))
      .orderBy(asc(value))
      .limit(limit)
  const small = text.toLowerCase()
  const rows = await Promise.all([
    by(sql`${users.studentId}`, text.toUpperCase()),
    by(sql`${users.email}`, small),
    by(sql`lower(${users.displayName})`, small),
  ])
  return rows.flat()
}
