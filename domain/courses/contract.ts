import { z } from 'zod'
import type { TestSummary } from '../catalogue/contract.ts'
import type { Qr } from '../files/qr.ts'
import { languages, type Language } from '../language.ts'
import { itemListQuery } from '../list-query.ts'
import type { CountedPage } from '../lists.ts'
import type { EntitlementState, AccessKind } from '../purchases/access.ts'
import type { Sale } from '../purchases/offers.ts'
import { Bilingual } from '../questions/text.ts'
import type { Completion } from './completion.ts'
import type { CourseExtent, LessonKind } from './kinds.ts'
import type { Lock } from './unlock.ts'
import { TermFilter } from '../vocabulary/term-id.ts'
import type { Term } from '../vocabulary/terms.ts'

/** Id of a lesson or chapter. Stable over versions, since progress references it. */
const PartId = z.string().regex(/^[a-z0-9-]{1,64}$/)

const Drip = z.union([
  z.strictObject({ afterDays: z.number().int().min(0).max(365) }),
  z.strictObject({ at: z.number().int().positive() }),
])

const lessonFields = {
  id: PartId,
  title: Bilingual,
  minutes: z.number().int().positive(),
  /** Open to everyone, visitors included. */
  preview: z.boolean(),
  /** True when completion of the course requires it. */
  required: z.boolean(),
  drip: Drip.nullable(),
}

/** Lesson by kind. `body` is Markdown with maths, `html` its sanitised rendering. */
export const Lesson = z.discriminatedUnion('kind', [
  z.strictObject({ ...lessonFields, kind: z.literal('text'), body: Bilingual, html: Bilingual }),
  z.strictObject({ ...lessonFields, kind: z.literal('video'), videoId: z.string().min(1) }),
  z.strictObject({ ...lessonFields, kind: z.literal('material'), materialId: z.string().min(1) }),
  z.strictObject({ ...lessonFields, kind: z.literal('test'), testId: z.string().min(1) }),
])
export type Lesson = z.infer<typeof Lesson>

export const CourseChapter = z.strictObject({ id: PartId, title: Bilingual, lessons: z.array(Lesson).min(1) })
export type CourseChapter = z.infer<typeof CourseChapter>

/** `sample`: a fictional teacher of the demo. */
export const Teacher = z.strictObject({ name: Bilingual, about: Bilingual, sample: z.boolean() })
export type Teacher = z.infer<typeof Teacher>

/** Content of a version of a course. */
export const CourseContent = z.strictObject({
  description: Bilingual,
  descriptionHtml: Bilingual,
  /** Skills after the course. */
  outcomes: z.array(Bilingual).min(1),
  teachers: z.array(Teacher).min(1),
  chapters: z.array(CourseChapter).min(1),
  /** True when a lesson opens only after all required ones before it. */
  inOrder: z.boolean(),
  completion: z.strictObject({
    finalTest: z.strictObject({ lessonId: PartId, minPercent: z.number().int().min(1).max(100) }).nullable(),
  }),
  certificate: z.boolean(),
})
export type CourseContent = z.infer<typeof CourseContent>

export type CourseSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  subject: Term
  /** Slugs of exams; an empty list means every exam. */
  exams: string[]
  access: AccessKind
  entitlement: EntitlementState
  /** Series that includes it. */
  series: { id: string; title: Bilingual } | null
  /** Languages in which it is complete. */
  languages: Language[]
  extent: CourseExtent
  hasCertificate: boolean
  /** True when the user is enrolled. */
  enrolled: boolean
  /** Unix milliseconds, as is `updatedAt`. */
  publishedAt: number
  updatedAt: number
}

/** Course in a list; `progress` counts required lessons of an enrolled student. */
export type CourseLine = CourseSummary & { progress: Pick<Completion, 'done' | 'of'> | null }

/** Line of the curriculum, without the content of the lesson. */
export type LessonLine = {
  id: string
  kind: LessonKind
  title: Bilingual
  minutes: number
  preview: boolean
  required: boolean
  done: boolean
  lock: Lock | null
  /** Opening of the lesson: days after the enrolment, or an instant; null when it does not depend on time. */
  drip: { afterDays: number } | { at: number } | null
}

type ChapterLines = { id: string; title: Bilingual; lessons: LessonLine[] }

/** Certificate as its holder sees it. */
export type MyCertificate = PrintedCertificate &
  ({ state: 'making' | 'failed' | 'revoked' } | { state: 'ready'; bytes: number })

/** Printed parts of a certificate; `qr` holds the address of its check. */
export type PrintedCertificate = { code: string; name: string; title: Bilingual; issuedAt: number; qr: Qr }

export type CourseDetail = CourseSummary &
  Sale & {
    examTitles: Bilingual[]
    descriptionHtml: Bilingual
    outcomes: Bilingual[]
    teachers: Teacher[]
    chapters: ChapterLines[]
    inOrder: boolean
    finalTest: { lessonId: string; minPercent: number } | null
    enrolledAt: number | null
    /** Null unless enrolled. */
    progress: Completion | null
    certificate: MyCertificate | null
    /** Name on the account, proposed for the certificate. Null unless one can be requested now. */
    myName: string | null
  }

/** Content of an open lesson. */
export type LessonBody =
  | { kind: 'text'; html: Bilingual }
  | { kind: 'video'; videoId: string }
  | { kind: 'material'; materialId: string }
  | { kind: 'test'; test: TestSummary | null; minPercent: number | null; percent: number | null }

/** Progress with a lesson counted as done, whether it is marked already or not. */
export type LessonStep = {
  /** Required lessons done of all, this one included. */
  done: number
  of: number
  /** True when its chapter, and the course, are done with it. */
  chapterDone: boolean
  courseDone: boolean
  /** Lesson to go on with; null where none is open. */
  next: { id: string; title: Bilingual } | null
  /** Instant at which the next one opens, where that is why none is open. */
  opensAt: number | null
}

/** GET /api/courses/:courseId/lessons/:lessonId. `body` is null while the lesson is locked. */
export type LessonDetail = {
  course: {
    id: string
    title: Bilingual
    entitlement: EntitlementState
    access: AccessKind
    enrolled: boolean
    languages: Language[]
    updatedAt: number
  }
  chapter: Bilingual
  /** Position among all lessons, from 1. */
  number: number
  of: number
  lesson: LessonLine
  /** How to get the course; null unless that is why the lesson is locked. */
  sale: Sale | null
  /** Title of the lesson that must be done first, when that is why this one is locked. */
  first: Bilingual | null
  body: LessonBody | null
  previous: { id: string; title: Bilingual } | null
  next: { id: string; title: Bilingual; locked: boolean } | null
  progress: Completion | null
  /** Null unless enrolled. */
  step: LessonStep | null
}

/** Next lesson of the course in which a student last did something, at `at`; `done` of `total` required lessons. */
export type LastLesson = {
  courseId: string
  title: Bilingual
  subject: Term
  lessonId: string
  lessonTitle: Bilingual
  done: number
  total: number
  at: number
}

/** Page of the list of courses. `last`: above the first page without filters. */
export type CoursesPage = CountedPage<CourseLine> & { last: LastLesson | null }

/** GET /api/certificates/:code: public data of a certificate. */
export type CertificateCheck = {
  code: string
  state: 'valid' | 'revoked'
  name: string
  course: { id: string; title: Bilingual; isListed: boolean }
  issuedAt: number
  revokedAt: number | null
  qr: Qr
}

export const CoursesQuery = z.strictObject({
  ...itemListQuery,
  subject: TermFilter.optional(),
  language: z.enum(languages).optional(),
})
export type CoursesQuery = z.infer<typeof CoursesQuery>

/** Name to print on the certificate. */
export const CertificateRequest = z.strictObject({ name: z.string().max(200) })
export const Revocation = z.strictObject({ reason: z.string().trim().min(3).max(500) })
