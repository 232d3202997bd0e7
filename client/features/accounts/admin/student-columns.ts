import type { StudentSort } from '../../../../domain/accounts/student-list.ts'

/** Columns beside the name, in the order of the table. */
export const studentColumns = [
  'marks',
  'email',
  'phone',
  'studentId',
  'exams',
  'language',
  'tests',
  'joined',
  'seen',
] as const
export type StudentColumn = (typeof studentColumns)[number]

/** Columns shown until an administrator chooses others. */
const firstColumns: readonly string[] = ['marks', 'email', 'studentId', 'exams', 'tests', 'joined', 'seen']

export const shownStudentColumns = (chosen: readonly string[] | null): StudentColumn[] =>
  studentColumns.filter((name) => (chosen ?? firstColumns).includes(name))

/** Orders that headings of columns offer. */
export const sortOfColumn: Partial<Record<StudentColumn, StudentSort>> = { joined: 'joined', seen: 'seen' }
