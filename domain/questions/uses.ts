import type { ContentState } from '../content.ts'
import type { TestKind } from '../catalogue/test-kinds.ts'
import { testStateAt } from '../catalogue/window.ts'
import type { AccessKind } from '../purchases/access.ts'
import type { Bilingual } from './text.ts'

/** Stage of a test in the words of the office; `over`: closed for good, `withdrawn`: taken off the site, archived or in the bin. */
export const testPhases = ['running', 'scheduled', 'over', 'withdrawn'] as const
export type TestPhase = (typeof testPhases)[number]

/** A test that holds a version of a question. */
export type QuestionUse = {
  testId: string
  title: Bilingual
  kind: TestKind
  access: AccessKind
  phase: TestPhase
  /** Unix milliseconds; null leaves that side of the window open. */
  opensAt: number | null
  closesAt: number | null
  /** Version of the test, and true when new attempts are given it. */
  version: number
  isCurrent: boolean
  questionVersionId: string
  questionVersion: number
  section: Bilingual
  /** Place in the paper, from 1. */
  number: number
  /** Day of the quiz that the test is, `YYYY-MM-DD`; null for other tests. */
  quizDay: string | null
  /** Published courses with the test as a lesson. */
  courses: CourseUse[]
}

/** `isFinal`: the course is completed by this test. */
export type CourseUse = { id: string; title: Bilingual; isFinal: boolean }

type Timed = {
  state: ContentState
  deletedAt: number | null
  opensAt: number | null
  closesAt: number | null
}

const windowPhases = { scheduled: 'scheduled', live: 'running', paused: 'running', closed: 'over' } as const

/** Stage of a test at an instant. */
export const testPhaseAt = ({ state, deletedAt, ...window }: Timed, now: number): TestPhase => {
  return deletedAt === null && state === 'published' ? windowPhases[testStateAt(window, now)] : 'withdrawn'
}
