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
import type { KeptLog } from '../../../domain/attempts/response-log.ts'
import type { Clock, Pause } from '../../../domain/attempts/schedule.ts'
import type { LeaseClaims } from '../lease.ts'

/** What of a frozen paper the rules of an attempt need. */
export type PaperOutline = {
  pausable: boolean
  optionalTaken: number
  sections: { id: string; optional: boolean; after: AfterLeaving; questionIds: string[] }[]
  questions: Record<string, AnswerSpec>
}

/** Everything of the clock but when it began. Pauses as they were told; `own` are the student's, which no other ends. */
export type StoredClock = Omit<Clock, 'begunAt' | 'pauses'> & {
  pauses: (Pause & { own?: true })[]
  /** The test ends for all at one time: nobody stops their own clock, past that and the results. */
  held?: boolean
  /** The drain window of the preset; the default where it says none. */
  drainMs?: number
}

/** Which device took the lease of an epoch, and when. */
export type TakenLease = { epoch: number; device: string; at: number }

/** Evidence that the office counts: of these questions, or all, as far as it had arrived by an instant. */
export type CountedEvidence = { questionIds: string[] | null; until: number }

export type Opening = {
  attemptId: string
  userId: string
  testId: string
  testVersionId: string
  /** `PaperOutline` as JSON: made once a version, stored as it is. */
  outline: string
  clock: Pick<
    StoredClock,
    'durationMs' | 'minSubmitMs' | 'sections' | 'extra' | 'closesAt' | 'longerMs' | 'pauses' | 'held' | 'drainMs'
  >
  /** When the clock begins by itself, for a common start; null where the student begins it. */
  beginsAt: number | null
}

/** The one row of the object. Instants are Unix milliseconds. */
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
  came: boolean
  endedSessions: string[]
  closing: number
  closedAt: number | null
  closedBy: 'student' | 'time' | null
  submissionId: string | null
  /** There before the close where the submission left the attempt open for another device. */
  receipt: string | null
  leases: TakenLease[]
  countedEvidence: CountedEvidence[]
  /** The log in R2 that D1 knows of: that of the last closing, unless something came since. */
  log: KeptLog | null
}

/** What the object says of itself; the worker adds the paper. */
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
  /** Whether its student may stop the clock. */
  pausable: boolean
  /** Null where all are taken. */
  sections: string[] | null
  integrity: IntegrityEntry[]
  receipt: string | null
  differences: Difference[]
  evidence: Evidence[]
  countedUntil: number | null
}

/** Who calls with a lease: as which writer, and from which session. */
export type Holder = Pick<LeaseClaims, 'epoch' | 'session'>

/** A refusal crosses the RPC border as data: thrown errors lose their type there. */
export type Refusal =
  | { refused: Conflict; view: SessionView | null; merged?: Merged }
  | { refused: 'missing' | 'ended' }
  | { refused: 'too_early'; from: number }
  | { refused: 'invalid'; fields: Record<string, string> }

/** What a call finds otherwise than it needs; the state goes along, so that the client can merge and go on. */
export type Conflict = 'stale' | 'closed' | 'not_begun' | 'paused' | 'not_pausable' | 'seq_conflict' | 'full' | 'state'
