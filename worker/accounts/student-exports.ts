import { maskEmail } from '../../domain/accounts/mask-email.ts'
import { marksIn, type StudentQuery } from '../../domain/accounts/student-list.ts'
import type { ExportFormat } from '../../domain/content/export.ts'
import { timeInIndia, type Cell } from '../content/export-cells.ts'
import { listExports } from '../content/list-exports.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import type { StudentRow } from './student-list.store.ts'
import { countStudents, examsOf, studentPages } from './student-list.usecases.ts'

type StudentExportInput = { format: ExportFormat; query: StudentQuery }

const columns: readonly (readonly [heading: string, cell: (row: StudentRow) => Cell])[] = [
  ['id', ({ uid }) => uid],
  ['student_id', ({ studentId }) => studentId],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['marks', ({ cell }) => marksIn(cell).join(', ')],
  ['exams', (row) => examsOf(row).join(', ')],
  ['language', ({ medium }) => medium],
  ['tests', ({ tests }) => tests],
  ['joined_ist', ({ joinedAt }) => timeInIndia(joinedAt)],
  ['seen_ist', ({ seenAt }) => timeInIndia(seenAt)],
]

async function* cellPages(services: Services, { query }: StudentExportInput) {
  for await (const page of studentPages(services, query)) yield page.map((row) => columns.map(([, cell]) => cell(row)))
}

/** Search of a list without the person it names: the log keeps its rows for ever. */
const maskSearch = (text: string): string => (text.includes('@') ? maskEmail(text) : `${Array.from(text)[0] ?? ''}•••`)

/** Exports of the list of students, with their whole addresses and phone numbers. */
export const studentExports = listExports<StudentExportInput>({
  kind: 'student_export',
  listOf: () => 'student',
  headingsOf: () => columns.map(([heading]) => heading),
  pagesOf: cellPages,
  count: (services, { query }, limit) => countStudents(services, query, limit),
  filterOf: ({ query: { q, ...query } }) => ({
    ...omit(query, 'sort', 'direction', 'cursor'),
    ...(q && { q: maskSearch(q) }),
  }),
})
