import type { AnswerSpec } from '../../../domain/attempts/answers.ts'
import type {
  AfterLeaving,
  AttemptState,
  Difference,
  Evidence,
  IntegrityEntry,
  Merged,
  Response,
  Timing,
} from '../../../domain/attempts/contract.ts'
import type { HallBanner, HallReport } from '../../../domain/attempts/hall.ts'
import type { RecordedLog } from '../../../domain/attempts/response-log.ts'
import type { Clock, Pause } from '../../../domain/attempts/schedule.ts'
import type { Grant } from '../../../domain/catalogue/live-room.ts'
import type { LeaseClaims } from '../lease.ts'

/** The part of a frozen paper that the rules need. */
export type PaperOutline = {
  pausable: boolean
  optionalTaken: number
  sections: { id: string; optional: boolean; after: AfterLeaving; questionIds: string[] }[]
  questions: Record<string, AnswerSpec>
}

/**
 * The clock without its start. Pauses are stored as received; `own` marks the student's, which only the student ends.
 */
export type StoredClock = Omit<Clock, 'begunAt' | 'pauses'> & {
  pauses: (Pause & { own?: true })[]
  /** True for a test that ends for all at one time: students cannot pause it past that end and its results. */
  held?: boolean
  /** The preset's drain window; absent for the default. */
  drainMs?: number
  /** Extra time given in the room of the test, beside the student's own. */
  grants?: Grant[]
}

/** The device that took the lease of an epoch, and the time. */
export type TakenLease = { epoch: number; device: string; at: number }

/** A decision of the office: evidence of these questions, or null for all, received by `until`, counts. */
export type CountedEvidence = { questionIds: string[] | null; until: number }

export type Opening = {
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  /** `PaperOutline` as JSON: computed once per version and stored unchanged. */
  outline: string
  clock: Pick<
    StoredClock,
    | 'durationMs'
    | 'minSubmitMs'
    | 'sections'
    | 'extra'
    | 'closesAt'
    | 'longerMs'
    | 'pauses'
    | 'held'
    | 'drainMs'
    | 'grants'
  >
  banner?: HallBanner | null
  /** The common start; null where the student starts the clock. */
  beginsAt: number | null
}

/** The single row of the object. Instants are Unix milliseconds. */
export type StoredAttempt = {
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  state: AttemptState
  language: string | null
  epoch: number
  begunAt: number | null
  clock: StoredClock
  taken: string[] | null
  isPresent: boolean
  endedSessions: string[]
  closing: number
  closedAt: number | null
  closedBy: 'student' | 'time' | null
  submissionId: string | null
  /** Set before the close where a submission left the attempt open for another device. */
  receipt: string | null
  leases: TakenLease[]
  countedEvidence: CountedEvidence[]
  /** The log recorded in D1: of the last close, unless a save arrived since. */
  log: RecordedLog | null
  /** Its last report to the hall, and the time at which its last page went; null before the first report. */
  hall: (Pick<HallReport, 'state' | 'at' | 'deadlineAt' | 'evidence'> & { leftAt: number | null }) | null
  banner: HallBanner | null
}

/** The object's view of the attempt; the worker adds the paper. */
export type SessionView = {
  userId: string
  testId: string
  testVersionId: string
  state: AttemptState
  epoch: number
  revision: number
  responses: Response[]
  deadlineAt: number | null
  timing: Timing | null
  /** True when the student can pause the clock. */
  pausable: boolean
  /** Null where all are taken. */
  sections: string[] | null
  integrity: IntegrityEntry[]
  receipt: string | null
  differences: Difference[]
  evidence: Evidence[]
  countedUntil: number | null
}

/** The holder of a lease: its epoch and its session. */
export type Holder = Pick<LeaseClaims, 'epoch' | 'session'>

/** A refusal crosses RPC as data: thrown errors lose their type there. */
export type SessionRefusal =
  | { refused: Conflict; view: SessionView | null; merged?: Merged }
  | { refused: 'missing' | 'ended' }
  | { refused: 'too_early'; from: number }
  | { refused: 'invalid'; fields: Record<string, string> }

/** A call that does not fit the attempt's state, which is included so that the client can merge and continue. */
export type Conflict = 'stale' | 'closed' | 'not_begun' | 'paused' | 'not_pausable' | 'seq_conflict' | 'full' | 'state'
