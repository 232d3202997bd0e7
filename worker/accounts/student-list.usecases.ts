import { maskEmail } from '../../domain/accounts/mask-email.ts'
import { maskPhone } from '../../domain/accounts/mask-phone.ts'
import {
  marksIn,
  studentOrder,
  type ListedStudent,
  type StudentList,
  type StudentQuery,
} from '../../domain/accounts/student-list.ts'
import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf, type Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'
import { searchStudents } from './find-students.store.ts'
import * as store from './student-list.store.ts'

const pageSize = 50

/** Exams of a row. */
export const examsOf = ({ targets }: store.StudentRow): ExamTarget[] =>
  targets === null ? [] : (JSON.parse(targets) as ExamTarget[])

const listed = (row: store.StudentRow): ListedStudent => ({
  uid: row.uid,
  name: row.name,
  maskedEmail: row.email === null ? '' : maskEmail(row.email),
  maskedPhone: row.phone === null ? null : maskPhone(row.phone),
  studentId: row.studentId,
  joinedAt: row.joinedAt,
  seenAt: row.seenAt,
  marks: marksIn(row.cell),
  exams: examsOf(row),
  language: row.medium,
  tests: row.tests,
})

/** Selection of a query, with the students whom its search finds. */
const resolveSelection = async ({ db }: Services, query: StudentQuery) => {
  const q = query.q?.trim()
  const search = q ? await searchStudents(db, q) : null
  return { selection: store.selectionOf(query, search?.ids ?? null), isPartial: search?.isPartial ?? false }
}

const pageOfRows = (rows: unknown[] | undefined, size: number, { by }: store.Selection) =>
  pageOf((rows ?? []) as store.StudentRow[], size, (row) => ({ id: row.uid, value: store.sortValue(row, by) }))

/** A page of the students with their number. */
export const listStudents = async (services: Services, query: StudentQuery): Promise<StudentList> => {
  const cursor = decodeCursor(query.cursor, studentOrder(query).by === 'name' ? 'string' : 'number')
  const { selection, isPartial } = await resolveSelection(services, query)
  const [rows, counted] = await inTransaction(services.db, [
    store.pageStatement(selection, cursor, pageSize),
    store.countStatement(selection),
  ])
  const { items, next } = pageOfRows(rows?.results, pageSize, selection)
  return { items: items.map(listed), next, count: Number(counted?.results[0]?.count ?? 0), isPartial }
}

/** Number of the students who match: exact to `limit`, one more where there are more. */
export const countStudents = async (services: Services, query: StudentQuery, limit: number): Promise<number> => {
  const { selection } = await resolveSelection(services, query)
  return (await services.db.get<{ count: number }>(store.countStatement(selection, limit))).count
}

/** Rows read at a time by an export. */
const longPage = 500

/** All students who match, page by page in the order of the query. */
export async function* studentPages(services: Services, query: StudentQuery): AsyncGenerator<store.StudentRow[]> {
  const { selection } = await resolveSelection(services, query)
  let cursor: Cursor | null = null
  do {
    const [rows] = await inTransaction(services.db, [store.pageStatement(selection, cursor, longPage)])
    const page = pageOfRows(rows?.results, longPage, selection)
    cursor = decodeCursor(page.next ?? undefined)
    yield page.items
  } while (cursor !== null)
}

/** Minors updated at a time. */
const minorsAtOnce = 500

/** Clears the mark of students who have come of age. */
export const endMinorities = async ({ db, now }: Services): Promise<void> => {
  const today = dateInIndia(now())
  let changed: number
  do {
    const [outcome] = await inTransaction(db, [store.adultStatement(today, minorsAtOnce)])
    changed = outcome?.meta.changes ?? 0
  } while (changed >= minorsAtOnce)
}
