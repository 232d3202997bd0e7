import type { MyAttempt } from '../attempts/contract.ts'
import type { Streak } from '../attempts/streak.ts'
import type { AffairsToday } from '../current-affairs/contract.ts'
import type { JobSummary } from '../jobs/contract.ts'
import type { MaterialSummary } from '../materials/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import type { SeriesSummary, TestSummary } from '../catalogue/contract.ts'

export type HomeJob = Pick<JobSummary, 'id' | 'title' | 'organisation' | 'closesAt' | 'sample'>
/** A course, video or material; videos say how long they are, in milliseconds. */
export type HomeItem = Pick<MaterialSummary, 'id' | 'title' | 'summary' | 'access'> & { durationMs?: number }

/** How far a student is in a series that they have begun. */
export type SeriesProgress = { id: string; title: Bilingual; done: number; total: number }

/** What a student finds of their own on the home page. */
export type HomeOfStudent = {
  /** An attempt that can be gone on with. */
  open: MyAttempt | null
  next: TestSummary | null
  progress: SeriesProgress[]
  streak: Streak
}

/** GET /api/home. Instants are Unix milliseconds. */
export type Home = {
  exams: { id: string; title: Bilingual }[]
  /** Live now or to come, soonest first. */
  tests: TestSummary[]
  affairs: AffairsToday
  jobs: { latest: HomeJob[]; closing: HomeJob[] }
  /** The newest, without the tests inside them. */
  series: SeriesSummary[]
  courses: HomeItem[]
  videos: HomeItem[]
  materials: HomeItem[]
  /** Null for a visitor. */
  mine: HomeOfStudent | null
  serverNow: number
}
