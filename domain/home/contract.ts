import type { MyAttempt } from '../attempts/contract.ts'
import type { Streak } from '../attempts/streak.ts'
import type { AffairsToday } from '../current-affairs/contract.ts'
import type { JobSummary } from '../jobs/contract.ts'
import type { MaterialSummary } from '../materials/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import type { RevisionToday } from '../revision/queue.ts'
import type { SeriesSummary, TestSummary } from '../catalogue/contract.ts'

export type HomeJob = Pick<JobSummary, 'id' | 'title' | 'organisation' | 'closesAt' | 'sample'>
/** A course, video or material; videos have a duration in milliseconds. */
export type HomeItem = Pick<MaterialSummary, 'id' | 'title' | 'summary' | 'access'> & { durationMs?: number }

/** A student's progress in a series that they have begun. */
export type SeriesProgress = { id: string; title: Bilingual; done: number; total: number }

/** The student's own part of the home page. */
export type HomeOfStudent = {
  /** The attempt to resume. */
  open: MyAttempt | null
  next: TestSummary | null
  progress: SeriesProgress[]
  streak: Streak
  /** Cards of revision; null while they cannot be read. */
  revision: RevisionToday | null
}

/** Reply of GET /api/home. Times in Unix milliseconds. */
export type Home = {
  exams: { id: string; title: Bilingual }[]
  /** Live or upcoming, soonest first. */
  tests: TestSummary[]
  affairs: AffairsToday
  jobs: { latest: HomeJob[]; closing: HomeJob[] }
  /** The newest, without their tests. */
  series: SeriesSummary[]
  courses: HomeItem[]
  videos: HomeItem[]
  materials: HomeItem[]
  /** Null for a visitor. */
  mine: HomeOfStudent | null
  serverNow: number
}
