import type { GivenEvent } from '../../attempts/acts.ts'
import type { Answer, IntegrityEntry, PaperPassage, PaperQuestion } from '../../attempts/contract.ts'
import type { Uncounted } from '../../attempts/judging.ts'
import type { Bilingual } from '../../questions/text.ts'
import type { AttemptResult, Verdict } from '../contract.ts'
import type { ReplayClock } from './clock.ts'

/**
 * The replay of an attempt. All times are milliseconds of running time since the attempt began; `place` is the index of a
 * question in the paper taken.
 */

/** One act of the student. Devices are numbered from 0. */
export type ReplayEvent = Pick<GivenEvent, 'answer' | 'status' | 'ms' | 'act'> & {
  place: number
  at: number
  device: number
  uncounted?: Uncounted
}

/** A stay on a question; looks follow one another without gaps. */
export type Look = { place: number; from: number; to: number }

/** A time without an act that was longer than `limitMs`. */
export type Stall = { place: number; from: number; ms: number; limitMs: number }

/** A replaced or cleared answer. */
export type AnswerChange = { place: number; at: number; from: Answer; to: Answer }

export type ReplayQuestion = {
  id: string
  sectionId: string
  targetMs: number
  verdict: Verdict
  /** The first look; null where it was never opened. */
  firstAt: number | null
  /** Number of looks, and their milliseconds. */
  looks: number
  ms: number
  changes: number
}

/** Time in a section, beside the median of the best tenth; null where there is none. */
export type SectionTime = { sectionId: string; ms: number; questions: number; bestMs: number | null }

/** Attempts behind the best tenth's times, and those that are needed; `tenth` is the number in it. */
export type PaceBasis = { students: number; tenth: number; needed: number }

export type ReplayFigures = {
  looks: Look[]
  stalls: Stall[]
  changes: AnswerChange[]
  questions: ReplayQuestion[]
  questionSwitches: number
  sectionSwitches: number
  /** Looks at questions that had been looked at before. */
  revisits: number
}

export type Replay = ReplayFigures & {
  begunAt: number
  /** The end: the last moment shown. */
  endMs: number
  clock: ReplayClock
  sections: { id: string; title: Bilingual; questionIds: string[] }[]
  events: ReplayEvent[]
  /** Number of devices. */
  devices: number
  /** Absences of the window or connection; `at` is running time. */
  integrity: IntegrityEntry[]
  sectionTimes: SectionTime[]
  pace: PaceBasis
  /** True when an answer marked for review is evaluated. */
  reviewCounts: boolean
  /** True where the acts are those of the demo data. */
  synthetic: boolean
}

/** GET /api/attempts/:attemptId/replay; `replay` is null where there is no log. */
export type AttemptReplay = Pick<AttemptResult, 'attemptId' | 'test'> & { state: 'released'; replay: Replay | null }

/** GET /api/attempts/:attemptId/replay/questions: the paper taken, without keys. */
export type ReplayPaper = { questions: PaperQuestion[]; passages: PaperPassage[] }
