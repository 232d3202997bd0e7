import type { Teacher } from '../../../domain/courses/contract.ts'
import type { Drip } from '../../../domain/courses/unlock.ts'
import type { SubjectId } from '../../reference/subjects.ts'
import type { AccessKind } from '../../../domain/purchases/access.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

type OfEvery = {
  id: string
  title: Bilingual
  /** Overrides the duration derived from the text. */
  minutes?: number
  preview?: boolean
  /** False for a lesson that is not needed to complete the course. */
  required?: boolean
  drip?: Drip
}

export type SeedLesson = OfEvery &
  ({ text: Bilingual } | { videoId: string } | { materialId: string } | { testId: string })

export type SeedCourse = {
  /** The id without its prefix `crs_`. */
  slug: string
  title: Bilingual
  summary: Bilingual
  subject: SubjectId
  /** Slugs; empty for every exam. */
  exams: string[]
  access?: AccessKind
  seriesId?: string
  description: Bilingual
  outcomes: Bilingual[]
  teachers: Teacher[]
  chapters: { id: string; title: Bilingual; lessons: SeedLesson[] }[]
  inOrder?: boolean
  finalTest?: { lessonId: string; minPercent: number }
}
