import { sql, type SQL } from 'drizzle-orm'
import { refsOf, type Audience } from '../../domain/notifications/audience.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { passesFilter } from './audience-members.ts'
import { ownsAt } from './broadcast-audience.ts'

/** Students of a page. */
const pageSize = 500
/** Students at whom a page of a filter looks: it may suit few of them. */
const lookedAt = 2_000

/** Part of an audience in the order of ids. `last`: cursor of the next page. */
export type AudiencePage = { uids: string[]; last: string; isLast: boolean }

export const nobody = (cursor: string): AudiencePage => ({ uids: [], last: cursor, isLast: true })

type Asked = { audience: Audience; at: number; cursor: string }

/** Source of students that an audience names by ids: rows of a table by an index on id and student. */
type Source = { table: SQL; holds: SQL; uid: SQL }

const prepares: Source = { table: sql`student_targets AS aim`, holds: sql`aim.target = ref.value`, uid: sql`aim.uid` }

const hasAttempt: Source = {
  table: sql`attempts`,
  holds: sql`attempts.test_id = ref.value`,
  uid: sql`attempts.user_id`,
}

const hasAttemptBefore = (at: number): Source => ({
  ...hasAttempt,
  holds: sql`${hasAttempt.holds} AND attempts.started_at <= ${at}`,
})

const saved = (at: number): Source => ({
  table: sql`saved_jobs`,
  holds: sql`saved_jobs.job_id = ref.value AND saved_jobs.created_at <= ${at}`,
  uid: sql`saved_jobs.user_id`,
})

const owns = (at: number): Source => ({
  table: sql`entitlements AS owned`,
  holds: sql`owned.item_id = ref.value AND ${ownsAt(sql`${at}`)}`,
  uid: sql`owned.user_id`,
})

/** Next students after `cursor` of any of the sources, which isAddressed (broadcast-audience.ts) names too. */
const byRefs = ({ audience, cursor }: Asked, sources: readonly Source[]): SQL => {
  const refs = JSON.stringify(refsOf(audience))
  const parts = sources.map(
    ({ table, holds, uid }) => sql`
      SELECT part.value AS uid FROM json_each(${refs}) AS ref
      CROSS JOIN json_each((SELECT json_group_array(uid) FROM (
        SELECT DISTINCT ${uid} AS uid FROM ${table} WHERE ${holds} AND ${uid} > ${cursor}
        ORDER BY ${uid} LIMIT ${pageSize}))) AS part`,
  )
  return sql`SELECT DISTINCT uid FROM (${sql.join(parts, sql` UNION ALL `)}) ORDER BY uid LIMIT ${pageSize}`
}

const statementOf = (asked: Asked): SQL => {
  const { audience, cursor, at } = asked
  switch (audience.to) {
    case 'all':
      return sql`SELECT uid FROM student_rows WHERE uid > ${cursor} ORDER BY uid LIMIT ${pageSize}`
    case 'exams':
      return byRefs(asked, [prepares])
    case 'test':
      return byRefs(asked, [hasAttemptBefore(at)])
    case 'job':
      return byRefs(asked, [saved(at)])
    case 'owners':
      return byRefs(asked, [owns(at)])
    case 'live':
      return byRefs(asked, [prepares, owns(at), hasAttempt])
    case 'students':
      return sql`SELECT reader.uid AS uid, (${passesFilter(audience.filter)}) AS passes FROM student_rows AS reader
        WHERE reader.uid > ${cursor} ORDER BY reader.uid LIMIT ${lookedAt}`
  }
}

/** The next page of an audience. Sparse audiences read tables of their own, never all students. */
export const readAudiencePage = async (db: Database, asked: Asked): Promise<AudiencePage> => {
  const [page] = await inTransaction(db, [statementOf(asked)])
  const rows = (page?.results ?? []) as { uid: string; passes?: number }[]
  return {
    uids: rows.filter((row) => row.passes !== 0).map(({ uid }) => uid),
    last: rows.at(-1)?.uid ?? asked.cursor,
    isLast: rows.length < (asked.audience.to === 'students' ? lookedAt : pageSize),
  }
}
