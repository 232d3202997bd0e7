import type { ExamTarget } from '../accounts/student-profile.ts'
import type { RunningTest } from '../attempts/running.ts'
import type { Streak } from '../attempts/streak.ts'
import type { AffairsToday, AffairSummary, QuizToday } from '../current-affairs/contract.ts'
import type { JobSummary } from '../jobs/contract.ts'
import type { NextJobDate } from '../jobs/next-dates.ts'
import type { MaterialSummary } from '../materials/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import type { PracticeDay } from '../revision/progress.ts'
import type { RevisionToday } from '../revision/queue.ts'
import type { SeriesSummary, TestSummary } from '../catalogue/contract.ts'
import type { MainStep, Standing } from './standing.ts'

export type HomeJob = Pick<JobSummary, 'id' | 'title' | 'organisation' | 'closesAt' | 'sample'>
/** A course, video or material; videos have a duration in milliseconds. `subject` is the id of its subject. */
export type HomeItem = Pick<MaterialSummary, 'id' | 'title' | 'summary' | 'access'> & {
  subject: string
  durationMs?: number
}

/** A student's progress in a series that they have begun. */
export type SeriesProgress = { id: string; title: Bilingual; exam: string; done: number; total: number }

/** Something that the student left; `at` is when, Unix milliseconds. `subject` is an id. */
export type ContinueStep = { title: Bilingual; subject: string; at: number } & (
  | { kind: 'lesson'; courseId: string; lessonId: string; course: Bilingual; done: number; total: number }
  | {
      kind: 'material'
      id: string
      page: number | null
      pages: number | null
      /** Part that is read, 0 to 1; null where it is unknown. */
      share: number | null
    }
  | { kind: 'video'; id: string; positionMs: number; durationMs: number }
)

/** Next test of a series that the student began, the one worked in last; `exam` is a slug. */
export type SeriesStep = {
  kind: 'series'
  seriesId: string
  series: Bilingual
  exam: string
  testId: string
  title: Bilingual
  done: number
  total: number
}

/** Next test of the student; `exam` is its id or slug. */
export type HomeTest = Pick<TestSummary, 'id' | 'title' | 'questionCount' | 'durationMs'> & { exam: string | null }

/** New item for the exams of the student, `at` in Unix milliseconds. `face` is the id of its subject or exam. */
export type FreshItem = {
  kind: 'job' | 'series' | 'course' | 'video' | 'material'
  id: string
  title: Bilingual
  face: string | null
  at: number
}

/** The student's own home page. A part that could not be read is null or empty. */
export type HomeOfStudent = {
  targets: ExamTarget[]
  standing: Standing
  main: MainStep
  /** Open tests, the most urgent first. */
  running: RunningTest[]
  continues: (ContinueStep | SeriesStep)[]
  next: HomeTest | null
  quiz: QuizToday | null
  /** `practised`: days of the calendar, oldest first. */
  streak: (Streak & { practised: PracticeDay[] }) | null
  dates: NextJobDate[]
  /** Cards of revision. */
  revision: RevisionToday | null
  fresh: FreshItem[]
  /** Tests with a window, of the student's exams. */
  tests: TestSummary[]
  progress: SeriesProgress[]
  affairs: AffairSummary[]
  /** True where some of the jobs and news are fictional. */
  hasSamples: boolean
}

/** Lists of a visitor. */
export type HomeLists = {
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
}

/** Reply of GET /api/home: a visitor's lists, or the student's own page. `serverNow` in Unix milliseconds. */
export type Home = { lists: HomeLists | null; mine: HomeOfStudent | null; serverNow: number }
