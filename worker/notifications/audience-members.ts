import { sql, type SQL } from 'drizzle-orm'
import { studentCells, narrowsStudents, type StudentFilter } from '../../domain/accounts/student-list.ts'
import { addDays, startOfDayInIndia } from '../../domain/india.ts'
import { refsOf } from '../../domain/notifications/audience.ts'
import type { MessageAudience } from '../../domain/notifications/messages.ts'

/** Condition that the student of `reader` passes a filter of the office's list. */
export const passesFilter = (filter: StudentFilter): SQL => {
  const { exam, date, from, to } = filter
  const column = date === 'seen' ? sql`reader.seen_at` : sql`reader.joined_at`
  return sql.join(
    [
      sql`true`,
      ...(narrowsStudents(filter)
        ? [sql`reader.cell IN (SELECT value FROM json_each(${JSON.stringify(studentCells(filter))}))`]
        : []),
      ...(exam
        ? [sql`EXISTS (SELECT 1 FROM student_targets AS aim WHERE aim.uid = reader.uid AND aim.target = ${exam})`]
        : []),
      ...(from ? [sql`${column} >= ${startOfDayInIndia(from)}`] : []),
      ...(to ? [sql`${column} < ${startOfDayInIndia(addDays(to, 1))}`] : []),
    ],
    sql` AND `,
  )
}

/** Ids of the students of a message's audience at an instant; each kind reads the table that names its students. */
export const membersOf = (audience: MessageAudience, at: number): SQL => {
  const refs = sql`(SELECT value FROM json_each(${JSON.stringify(refsOf(audience))}))`
  switch (audience.to) {
    case 'all':
      return sql`SELECT reader.uid FROM student_rows AS reader`
    case 'exams':
      return sql`SELECT DISTINCT aim.uid FROM student_targets AS aim WHERE aim.target IN ${refs}`
    case 'test':
      return sql`SELECT DISTINCT attempts.user_id AS uid FROM attempts WHERE attempts.test_id IN ${refs}`
    case 'owners':
      return sql`SELECT DISTINCT owned.user_id AS uid FROM entitlements AS owned
        WHERE owned.item_id IN ${refs} AND owned.revoked_at IS NULL AND owned.starts_at <= ${at}
          AND (owned.ends_at IS NULL OR owned.ends_at > ${at})`
    case 'students':
      return sql`SELECT reader.uid FROM student_rows AS reader WHERE ${passesFilter(audience.filter)}`
  }
}
