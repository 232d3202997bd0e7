import { z } from 'zod'
import { directions, type Direction } from '../content/office-list.ts'
import { exportFormats } from '../content/export.ts'
import { languages, type Language } from '../language.ts'
import type { CountedPage } from '../lists.ts'
import { targets, type ExamTarget } from './student-profile.ts'

/**
 * Marks of a student that the list shows and filters; several may hold at once. `unconfirmed`: the e-mail address is not
 * confirmed. `erasing`: the account has ended and its data is being deleted.
 */
export const studentMarks = ['unconfirmed', 'minor', 'blocked', 'erasing'] as const
export type StudentMark = (typeof studentMarks)[number]

/** Filter by state; `active` is a confirmed account that is neither blocked nor ending. */
export const studentStates = ['active', ...studentMarks] as const
export type StudentState = (typeof studentStates)[number]

export const studentSorts = ['joined', 'seen', 'name'] as const
export type StudentSort = (typeof studentSorts)[number]

/** Direction in which each order begins. */
export const firstStudentDirection: Record<StudentSort, Direction> = { joined: 'desc', seen: 'desc', name: 'asc' }

/** Dates that a filter bounds; the list is then in the order of that date. */
export const studentDates = ['joined', 'seen'] as const
export type StudentDate = (typeof studentDates)[number]

/** Filter by the language of papers; `none` for students who have not chosen one. */
export const mediumFilters = [...languages, 'none'] as const

/** Most tests of a student that the list counts. */
export const countedTests = 100

const Day = z.iso.date()

const studentFilter = {
  /** Beginning of a name's words, an e-mail address, a student id or a phone number. */
  q: z.string().max(200).optional(),
  state: z.enum(studentStates).optional(),
  exam: z.enum(targets).optional(),
  language: z.enum(mediumFilters).optional(),
  attempts: z.enum(['yes', 'no']).optional(),
  /** Date to which `from` and `to` belong, days in India, both included. */
  date: z.enum(studentDates).optional(),
  from: Day.optional(),
  to: Day.optional(),
  sort: z.enum(studentSorts).optional(),
  direction: z.enum(directions).optional(),
}

type DateFilter = { date?: StudentDate | undefined; from?: string | undefined; to?: string | undefined }

/** True when bounds and their date are there together. */
const isBounded = ({ date, from, to }: DateFilter): boolean => (date === undefined) === ((from ?? to) === undefined)

/** One index serves a bounded list, that of the bounded date. */
const isInOrder = ({ date, sort }: DateFilter & { sort?: StudentSort | undefined }): boolean =>
  date === undefined || sort === undefined || sort === date

/** The filters alone, without search and order. */
export const StudentFilter = z
  .strictObject(studentFilter)
  .omit({ q: true, sort: true, direction: true })
  .refine(isBounded, { path: ['date'] })
export type StudentFilter = z.infer<typeof StudentFilter>

export const StudentQuery = z
  .strictObject({ ...studentFilter, cursor: z.string().max(1_000).optional() })
  .refine(isBounded, { path: ['date'] })
  .refine(isInOrder, { path: ['sort'] })
export type StudentQuery = z.infer<typeof StudentQuery>

/** Filters and order of an exported list, and the format of the file. */
export const StudentExport = z
  .strictObject({ ...studentFilter, format: z.enum(exportFormats) })
  .refine(isBounded, { path: ['date'] })
  .refine(isInOrder, { path: ['sort'] })

/** Line of the list of students. Instants: Unix milliseconds. */
export type ListedStudent = {
  uid: string
  /** Null without a name, and once the account has ended. */
  name: string | null
  maskedEmail: string
  maskedPhone: string | null
  studentId: string | null
  joinedAt: number
  seenAt: number
  marks: StudentMark[]
  exams: ExamTarget[]
  language: Language | null
  /** Counted to `countedTests`; one more where there are more. */
  tests: number
}

/** `isPartial`: the words or beginnings of the search fit more students than are looked through. */
export type StudentList = CountedPage<ListedStudent> & { isPartial: boolean }

/** Bits of a cell beside its marks: attempts, then the language of papers. */
const attemptsBit = 16
const mediumBits = { none: 0, en: 32, hi: 64 } as const

const markBits: Record<StudentMark, number> = { erasing: 1, blocked: 2, unconfirmed: 4, minor: 8 }

const hasMark = (cell: number, mark: StudentMark): boolean => (cell & markBits[mark]) > 0

/** Marks in a cell (`student_rows.cell`). */
export const marksIn = (cell: number): StudentMark[] => studentMarks.filter((mark) => hasMark(cell, mark))

const isActive = (cell: number): boolean =>
  !hasMark(cell, 'erasing') && !hasMark(cell, 'blocked') && !hasMark(cell, 'unconfirmed')

type CellFilter = Pick<StudentQuery, 'state' | 'language' | 'attempts'>

const allCells: readonly number[] = Object.values(mediumBits).flatMap((medium) =>
  Array.from({ length: attemptsBit * 2 }, (_, marks) => medium + marks),
)

/** True when a filter excludes students by their cell. */
export const narrowsStudents = ({ state, language, attempts }: CellFilter): boolean =>
  state !== undefined || language !== undefined || attempts !== undefined

/** Values of `student_rows.cell` that a filter allows. */
export const studentCells = ({ state, language, attempts }: CellFilter): number[] =>
  allCells.filter(
    (cell) =>
      (state === undefined || (state === 'active' ? isActive(cell) : hasMark(cell, state))) &&
      (language === undefined || (cell & (mediumBits.en | mediumBits.hi)) === mediumBits[language]) &&
      (attempts === undefined || (cell & attemptsBit) > 0 === (attempts === 'yes')),
  )

/** Order of a query: that of its bounded date, else the chosen one. */
export const studentOrder = ({ date, sort, direction }: Omit<StudentQuery, 'q'>) => {
  const by = date ?? sort ?? 'joined'
  return { by, direction: direction ?? firstStudentDirection[by] }
}
