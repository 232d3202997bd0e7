import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { CertificatesQuery } from '../../domain/courses/office.ts'
import { certificates, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

type Filter = Omit<CertificatesQuery, 'cursor'>

/** Condition on values that begin with a text, by the range of an index. */
const beginsWith = (column: SQL, text: string): SQL => sql`${column} >= ${text} AND ${column} < ${`${text}\uffff`}`

/** Codes found by code, printed name or student. Each part has its index, so that none reads the whole table. */
const foundBy = (q: string): SQL => {
  const code = q.toUpperCase().replace(/[\s\-–—]/g, '')
  const text = q.toLowerCase()
  return sql`${certificates.code} IN (
    SELECT code FROM certificates WHERE ${beginsWith(sql`code`, code)}
    UNION SELECT code FROM certificates WHERE ${beginsWith(sql`lower(name)`, text)}
    UNION SELECT code FROM certificates WHERE user_id IN (
      SELECT uid FROM users WHERE ${beginsWith(sql`email`, text)}
      UNION SELECT uid FROM users WHERE ${beginsWith(sql`lower(display_name)`, text)}
      UNION SELECT uid FROM users WHERE student_id = ${q.toUpperCase()}))`
}

const conditionOf = ({ q, state }: Filter): SQL | undefined =>
  and(q ? foundBy(q) : undefined, state === 'revoked' ? isNotNull(certificates.revokedAt) : undefined)

/** A page of certificates, the newest first. */
export const listCertificates = (db: Database, filter: Filter, after: Cursor | null, limit: number) =>
  db
    .select({ certificate: certificates, email: users.email, studentId: users.studentId })
    .from(certificates)
    .leftJoin(users, eq(users.uid, certificates.userId))
    .where(
      and(
        conditionOf(filter),
        after ? sql`(${certificates.issuedAt}, ${certificates.code}) < (${after.value}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(certificates.issuedAt), desc(certificates.code))
    .limit(limit)

/** Number of matches, counted to a limit. */
export const countCertificates = async (db: Database, filter: Filter, limit: number): Promise<number> => {
  const found = db.select({ code: certificates.code }).from(certificates).where(conditionOf(filter)).limit(limit)
  const [row] = await db.select({ count: count() }).from(found.as('found'))
  return row?.count ?? 0
}
