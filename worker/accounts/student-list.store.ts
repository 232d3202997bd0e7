import { sql, type SQL } from 'drizzle-orm'
import {
  countedTests,
  narrowsStudents,
  studentCells,
  studentOrder,
  type StudentQuery,
  type StudentSort,
} from '../../domain/accounts/student-list.ts'
import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import { addDays, startOfDayInIndia } from '../../domain/india.ts'
import type { Language } from '../../domain/language.ts'
import { countedTo } from '../../domain/lists.ts'
import type { Cursor } from '../platform/paging.ts'

/** Row of `student_rows` with the student's own data, which are null once the account has ended. */
export type StudentRow = {
  uid: string
  name: string | null
  email: string | null
  phone: string | null
  studentId: string | null
  joinedAt: number
  seenAt: number
  nameKey: string
  cell: number
  /** JSON. */
  targets: string | null
  medium: Language | null
  tests: number
}

/** Filters of a query as values of the tables' columns. */
export type Selection = {
  cells: number[]
  /** False when every cell is allowed. */
  isNarrowed: boolean
  exam: ExamTarget | null
  /** Order of the rows, by which `after` and `before` bound them. */
  by: StudentSort
  direction: 'asc' | 'desc'
  from: number | null
  before: number | null
  /** Students whom the search found; null without one. */
  found: readonly string[] | null
}

export const selectionOf = (query: StudentQuery, found: readonly string[] | null): Selection => ({
  cells: studentCells(query),
  isNarrowed: narrowsStudents(query),
  exam: query.exam ?? null,
  ...studentOrder(query),
  from: query.from ? startOfDayInIndia(query.from) : null,
  before: query.to ? startOfDayInIndia(addDays(query.to, 1)) : null,
  found,
})

const columnOf: Record<StudentSort, SQL> = {
  joined: sql`source.joined_at`,
  seen: sql`source.seen_at`,
  name: sql`source.name_key`,
}

/** Value by which a row is sorted, for the cursor. */
export const sortValue = (row: StudentRow, by: StudentSort): string | number =>
  ({ joined: row.joinedAt, seen: row.seenAt, name: row.nameKey })[by]

const directionOf = ({ direction }: Selection): SQL => (direction === 'asc' ? sql`ASC` : sql`DESC`)

/** Condition of the rows between the bounds of their date and after the cursor. */
const within = ({ by, direction, from, before }: Selection, cursor: Cursor | null): SQL => {
  const column = columnOf[by]
  const compare = direction === 'asc' ? sql`>` : sql`<`
  const value = cursor && (by === 'name' ? String(cursor.value) : Number(cursor.value))
  return sql.join(
    [
      // A lower bound in every query: without one SQLite scans the index instead of seeking in it.
      sql`${column} >= ${from ?? (by === 'name' ? '' : 0)}`,
      ...(before === null ? [] : [sql`${column} < ${before}`]),
      ...(cursor ? [sql`(${column}, source.uid) ${compare} (${value}, ${cursor.id})`] : []),
    ],
    sql` AND `,
  )
}

/** Table and condition of a page and its count; both read an index. */
const sourceOf = ({ exam }: Selection): { from: SQL; where: SQL } =>
  exam === null
    ? { from: sql`student_rows AS source`, where: sql`true` }
    : { from: sql`student_targets AS source`, where: sql`source.target = ${exam}` }

/** Students of a search who pass the filters. */
const foundRows = (selection: Selection, cursor: Cursor | null): SQL => {
  const { cells, exam, found } = selection
  const prepares = sql`EXISTS (SELECT 1 FROM student_targets AS aim WHERE aim.uid = source.uid AND aim.target = ${exam})`
  return sql`SELECT source.uid AS uid FROM json_each(${JSON.stringify(found)}) AS found
    CROSS JOIN student_rows AS source ON source.uid = found.value
    WHERE source.cell IN (SELECT value FROM json_each(${JSON.stringify(cells)}))
      AND ${exam === null ? sql`true` : prepares} AND ${within(selection, cursor)}`
}

/** Ids of a page; each branch reads one index in its order. */
const pageIds = (selection: Selection, cursor: Cursor | null, limit: number): SQL => {
  const { cells, isNarrowed, exam, found, by } = selection
  if (found) return foundRows(selection, cursor)
  const { from, where } = sourceOf(selection)
  const order = (place: SQL, uid: SQL) =>
    sql`ORDER BY ${place} ${directionOf(selection)}, ${uid} ${directionOf(selection)} LIMIT ${limit}`
  const inOrder = order(columnOf[by], sql`source.uid`)
  if (!isNarrowed && exam === null)
    return sql`SELECT source.uid AS uid FROM ${from} WHERE ${within(selection, cursor)} ${inOrder}`
  // One seek for each cell, then a merge of their first rows: a rare filter costs no more than a common one. The rows of
  // a cell are an argument of json_each, because the planner would otherwise scan all students for each cell.
  return sql`SELECT part.value ->> 1 AS uid FROM json_each(${JSON.stringify(cells)}) AS one
    CROSS JOIN json_each((SELECT json_group_array(json_array(place, uid)) FROM (
      SELECT ${columnOf[by]} AS place, source.uid AS uid FROM ${from}
      WHERE ${where} AND source.cell = one.value AND ${within(selection, cursor)} ${inOrder}))) AS part
    ${order(sql`part.value ->> 0`, sql`part.value ->> 1`)}`
}

/** Rows of a page, `limit` and one more. */
export const pageStatement = (selection: Selection, cursor: Cursor | null, limit: number): SQL => {
  const direction = directionOf(selection)
  return sql`
    SELECT source.uid AS uid, users.display_name AS name, users.email AS email, users.phone_number AS phone,
      users.student_id AS studentId, source.joined_at AS joinedAt, source.seen_at AS seenAt,
      source.name_key AS nameKey, source.cell AS cell, source.medium AS medium, profile.targets AS targets,
      (SELECT count(*) FROM (SELECT 1 FROM attempts WHERE user_id = source.uid LIMIT ${countedTests + 1})) AS tests
    FROM (${pageIds(selection, cursor, limit + 1)}) AS page
    CROSS JOIN student_rows AS source ON source.uid = page.uid
    LEFT JOIN users ON users.uid = source.uid
    LEFT JOIN student_profiles AS profile ON profile.uid = source.uid
    ORDER BY ${columnOf[selection.by]} ${direction}, source.uid ${direction} LIMIT ${limit + 1}`
}

/** Number of all rows: exact to `limit`, one more where there are more. */
export const countStatement = (selection: Selection, limit = countedTo): SQL => {
  const { cells, isNarrowed, exam, found } = selection
  const { from, where } = sourceOf(selection)
  const rows = found
    ? foundRows(selection, null)
    : !isNarrowed && exam === null
      ? sql`SELECT 1 FROM ${from} WHERE ${within(selection, null)}`
      : sql`SELECT 1 FROM json_each(${JSON.stringify(cells)}) AS one CROSS JOIN ${from}
          WHERE ${where} AND source.cell = one.value AND ${within(selection, null)}`
  return sql`SELECT count(*) AS count FROM (${rows} LIMIT ${limit + 1})`
}

/** Clears the mark of minors who have come of age by a day, some hundred at a time. True when there may be more. */
export const adultStatement = (today: string, limit: number): SQL => sql`
  UPDATE student_rows SET is_minor = 0 WHERE uid IN (
    SELECT uid FROM student_rows WHERE is_minor = 1 AND adult_on <= ${today} LIMIT ${limit})`
