import { z } from 'zod'
import type { TestSummary } from '../catalogue/contract.ts'
import { languages, type Language } from '../language.ts'
import { itemListQuery } from '../list-query.ts'
import { materialSubjects, type MaterialSubject } from '../materials/kinds.ts'
import type { Access, AccessKind } from '../purchases/access.ts'
import { Bilingual } from '../questions/text.ts'
import type { Completion } from './completion.ts'
import type { CourseExtent, LessonKind } from './kinds.ts'
import type { Lock } from './unlock.ts'

/** Of a lesson or a chapter: never changed from one version to the next, since progress refers to it. */
const PartId = z.string().regex(/^[a-z0-9-]{1,64}$/)

const Drip = z.union([
  z.strictObject({ afterDays: z.number().int().min(0).max(365) }),
  z.strictObject({ at: z.number().int().positive() }),
])

const ofEvery = {
  id: PartId,
  title: Bilingual,
  minutes: z.number().int().positive(),
  /** Open to everyone, visitors too. */
  preview: z.boolean(),
  /** Whether the course is complete only with it. */
  required: z.boolean(),
  drip: Drip.nullable(),
}

/** A lesson by its kind. A text is Markdown with maths, `html` what was made of it. */
export const Lesson = z.discriminatedUnion('kind', [
  z.strictObject({ ...ofEvery, kind: z.literal('text'), body: Bilingual, html: Bilingual }),
  z.strictObject({ ...ofEvery, kind: z.literal('video'), videoId: z.string().min(1) }),
  z.strictObject({ ...ofEvery, kind: z.literal('material'), materialId: z.string().min(1) }),
  z.strictObject({ ...ofEvery, kind: z.literal('test'), testId: z.string().min(1) }),
])
export type Lesson = z.infer<typeof Lesson>

export const Chapter = z.strictObject({ id: PartId, title: Bilingual, lessons: z.array(Lesson).min(1) })
export type Chapter = z.infer<typeof Chapter>

/** `sample` is somebody made up. */
export const Teacher = z.strictObject({ name: Bilingual, about: Bilingual, sample: z.boolean() })
export type Teacher = z.infer<typeof Teacher>

/** What a version of a course says. */
export const CourseContent = z.strictObject({
  description: Bilingual,
  descriptionHtml: Bilingual,
  /** What a student can do afterwards. */
  outcomes: z.array(Bilingual).min(1),
  teachers: z.array(Teacher).min(1),
  chapters: z.array(Chapter).min(1),
  /** Whether a lesson opens only after the required ones before it. */
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
  subject: MaterialSubject
  /** Slugs of the exams that it is for; none for every exam. */
  exams: string[]
  access: AccessKind
  entitlement: Access
  /** Where it is sold by itself. */
  pricePaise: number | null
  /** The series that it comes with. */
  series: { id: string; title: Bilingual; pricePaise: number | null } | null
  /** The languages in which it is complete. */
  languages: Language[]
  extent: CourseExtent
  hasCertificate: boolean
  /** Whether the one who asks is in it. */
  enrolled: boolean
  /** Unix milliseconds. */
  publishedAt: number
  updatedAt: number
}

/** A line of the curriculum: what a lesson is, never what it says. */
export type LessonLine = {
  id: string
  kind: LessonKind
  title: Bilingual
  minutes: number
  preview: boolean
  required: boolean
  done: boolean
  lock: Lock | null
  /** When it opens, where that hangs on time: days after the enrolment, or an instant. */
  drip: { afterDays: number } | { at: number } | null
}

export type ChapterLines = { id: string; title: Bilingual; lessons: LessonLine[] }

/** How one's own certificate stands. */
export type MyCertificate =
  | { state: 'making' | 'failed'; code: string; name: string }
  | { state: 'ready'; code: string; name: string; bytes: number }
  | { state: 'revoked'; code: string; name: string }

export type CourseDetail = CourseSummary & {
  examTitles: Bilingual[]
  descriptionHtml: Bilingual
  outcomes: Bilingual[]
  teachers: Teacher[]
  chapters: ChapterLines[]
  inOrder: boolean
  finalTest: { lessonId: string; minPercent: number } | null
  enrolledAt: number | null
  /** Of who is enrolled. */
  progress: Completion | null
  certificate: MyCertificate | null
  /** The name on the account, for a certificate to come. */
  myName: string | null
}

/** What there is to do in a lesson that is open. */
export type LessonBody =
  | { kind: 'text'; html: Bilingual }
  | { kind: 'video'; videoId: string }
  | { kind: 'material'; materialId: string }
  | { kind: 'test'; test: TestSummary | null; minPercent: number | null; percent: number | null }

/** GET /api/courses/:courseId/lessons/:lessonId. `body` is null where the lesson is locked. */
export type LessonDetail = {
  course: {
    id: string
    title: Bilingual
    entitlement: Access
    access: AccessKind
    enrolled: boolean
    languages: Language[]
    updatedAt: number
  }
  chapter: Bilingual
  /** Its place among all lessons, from 1. */
  number: number
  of: number
  lesson: LessonLine
  /** What is to be done before it, where it is locked for that. */
  first: Bilingual | null
  body: LessonBody | null
  previous: { id: string; title: Bilingual } | null
  next: { id: string; title: Bilingual; locked: boolean } | null
  progress: Completion | null
}

/** GET /api/certificates/:code: what anyone who holds the code may know. */
export type CertificateCheck = {
  code: string
  state: 'valid' | 'revoked'
  name: string
  course: { id: string; title: Bilingual; isListed: boolean }
  issuedAt: number
  revokedAt: number | null
}

export const CoursesQuery = z.strictObject({
  ...itemListQuery,
  subject: z.enum(materialSubjects).optional(),
  language: z.enum(languages).optional(),
})
export type CoursesQuery = z.infer<typeof CoursesQuery>

/** The name as it shall stand on the certificate. */
export const CertificateRequest = z.strictObject({ name: z.string().max(200) })
export const Revocation = z.strictObject({ reason: z.string().trim().min(3).max(500) })
