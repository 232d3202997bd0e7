import type { Bilingual } from '../../questions/text.ts'
import type { MarkingClass } from './break-even.ts'
import type { Calibration } from './calibration.ts'
import type { CoachAct, SureMistake } from './next-acts.ts'
import type { Replay } from './replay.ts'

/** A test of the replay with its score, in units (domain/results/marks.ts). */
export type ReplayedTest = {
  attemptId: string
  testId: string
  title: Bilingual
  submittedAt: number
  units: number
  maxUnits: number
  synthetic: boolean
}

/** 200 body of GET /api/attempts/:attemptId/coach. */
export type Coach = {
  state: 'released'
  attemptId: string
  testId: string
  classes: MarkingClass[]
  /** Newest first. */
  tests: ReplayedTest[]
  replay: Replay
  calibration: Calibration
  /** True where the student says after each answer how sure it was. */
  certainty: boolean
  /** Wrong answers of this attempt that the student had called sure. */
  sureMistakes: SureMistake[]
  /** The first is the one to do next; never empty. */
  acts: CoachAct[]
}
