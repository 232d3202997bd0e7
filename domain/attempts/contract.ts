import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import type { EnteredAnswer } from '../questions/kinds/entered.ts'
import type { MarkScheme } from '../questions/kinds/kind.ts'
import type { Body } from '../questions/kinds/registry.ts'
import type { PassageKind } from '../questions/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import { certainties } from '../revision/certainty.ts'
import type { HallBanner } from './hall.ts'
import type { Uncounted } from './judging.ts'
import type { Schedule } from './schedule.ts'

/**
 * States of an attempt: created -> instructions -> in_progress <-> section_break -> submitted -> scored -> released;
 * aside: abandoned, invalidated, reopened.
 */
export const attemptStates = [
  'created',
  'instructions',
  'in_progress',
  'section_break',
  'submitted',
  'scored',
  'released',
  'abandoned',
  'invalidated',
  'reopened',
] as const
export type AttemptState = (typeof attemptStates)[number]

/** A question that was never opened has no response, so "not visited" is not a status. */
export const responseStatuses = ['not_answered', 'answered', 'marked', 'answered_marked'] as const
export type ResponseStatus = (typeof responseStatuses)[number]

/** Rows of a matrix. */
const mostRows = 8

/** The student's input: chosen options, a typed number or text, rows of a matrix, or null. */
export const Answer: z.ZodType<EnteredAnswer | null> = z
  .union([
    z.strictObject({ optionIds: z.array(z.string().max(8)).min(1).max(8) }),
    z.strictObject({ value: z.string().min(1).max(200) }),
    z.strictObject({
      rows: z
        .record(z.string().max(8), z.array(z.string().max(8)).max(8))
        .refine((rows) => Object.keys(rows).length <= mostRows, 'too many rows'),
    }),
  ])
  .nullable()
export type Answer = z.infer<typeof Answer>

/** Unix milliseconds. */
const Instant = z.number().int().nonnegative()

/**
 * The kind of an event: it sets or clears the answer, changes the mark, or only records time spent. A mark and a visit
 * carry the answer shown on the device and do not change the stored one.
 */
export const acts = ['answer', 'clear', 'mark', 'visit'] as const
export type Act = (typeof acts)[number]

/**
 * One change of one question. `seq` increases on its device, `at` is its time on the server's clock (Unix
 * milliseconds), `ms` is the time spent on the question so far.
 */
export const ResponseEvent = z.strictObject({
  seq: z.number().int().positive(),
  questionId: z.string().min(1).max(64),
  answer: Answer,
  status: z.enum(responseStatuses),
  at: Instant,
  ms: z.number().int().nonnegative().max(86_400_000),
  act: z.enum(acts).optional(),
  /** Certainty of the student about the answer, where they say so; it changes no score. */
  certainty: z.enum(certainties).optional(),
  /** Grade that the student gives a card of revision (ts-fsrs): 1 again, 2 hard, 3 good, 4 easy. */
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
})
export type ResponseEvent = z.infer<typeof ResponseEvent>

/**
 * The server's state of one question; `at` is the time of its latest answer or clear, `certainty` is of that answer.
 */
export type Response = Omit<ResponseEvent, 'seq' | 'act' | 'rating'>

const Lease = z.string().min(1).max(1024)
const Device = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** The body of a start is empty: the test's id is in the address. */
export const StartAttempt = z.strictObject({})
export const BeginAttempt = z.strictObject({
  lease: Lease,
  language: z.enum(languages),
  declared: z.literal(true),
  /** The chosen optional sections. */
  sections: z.array(z.string().max(16)).max(16).optional(),
  device: Device.optional(),
})
/** `mergeOnly` requests a lease that can save pending answers and never becomes the writer. */
export const TakeLease = z.strictObject({ device: Device, mergeOnly: z.literal(true).optional() })
export type TakeLease = z.infer<typeof TakeLease>
const growing = (batch: ResponseEvent[]): boolean => batch.every(({ seq }, index) => seq > (batch[index - 1]?.seq ?? 0))

export const integrityKinds = ['full_screen_left', 'window_left', 'offline'] as const
/** An event of the student's window or connection: shown to the student, never a reason to fail anyone. */
export const IntegrityEntry = z.strictObject({
  kind: z.enum(integrityKinds),
  at: Instant,
  /** Duration in milliseconds. */
  ms: z.number().int().nonnegative().max(86_400_000),
})
export type IntegrityEntry = z.infer<typeof IntegrityEntry>

export const SectionLeave = z.strictObject({ sectionId: z.string().min(1).max(16), at: Instant })
export type SectionLeave = z.infer<typeof SectionLeave>

export const SyncBatch = z
  .strictObject({
    lease: Lease,
    device: Device,
    batch: z.array(ResponseEvent).max(200).refine(growing, 'seq must grow'),
    /** Sections left before their time; the first leave of a section is final. */
    leaves: z.array(SectionLeave).max(16).optional(),
    integrity: z.array(IntegrityEntry).max(50).optional(),
  })
  .refine(({ batch, leaves, integrity }) => batch.length > 0 || leaves?.length || integrity?.length, 'nothing to save')
export const HoldLease = z.strictObject({ lease: Lease })
/** A ticket is the lease of an attempt made in a lobby. */
export const HoldTicket = z.strictObject({ ticket: Lease })
export const SubmitAttempt = z.strictObject({
  lease: Lease,
  submissionId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  /** Automatic submission at time out, refused before the deadline on the server's clock. */
  timeIsOver: z.literal(true).optional(),
})
export type SubmitAttempt = z.infer<typeof SubmitAttempt>
export type SyncBatch = z.infer<typeof SyncBatch>

export type StartedAttempt = { attemptId: string; lease: string; state: AttemptState }
export type BegunAttempt = { deadlineAt: number; serverNow: number }
export type NewLease = { lease: string; revision: number }
/** The stored part of a batch: everything up to `ackSeq`. `uncounted` events are kept as evidence. */
export type Merged = {
  ackSeq: number
  revision: number
  uncounted?: { seq: number; reason: Uncounted }[]
}

/**
 * The acknowledgement of a batch. `deadlineAt` brings extra time and pauses to pages without an open channel, `timing`
 * the result of the batch's leaves. `closed` is set once the attempt is closed: further events are evidence only.
 */
export type SyncAck = Merged & {
  serverNow: number
  deadlineAt: number
  timing?: Timing
  closed?: true
}

/**
 * `details` of 409 `attempts.lease_stale` for a batch: the attempt's state, and the part of the batch that was merged.
 */
export type StaleDetails = Pick<AttemptView, 'state' | 'revision' | 'deadlineAt' | 'responses' | 'serverNow'> & {
  merged?: Merged
}

/** An answer of another device that the current answer's device had not seen. */
export type Difference = {
  questionId: string
  stands: { answer: Answer; at: number; device: string }
  other: { answer: Answer; at: number; device: string }
}

/** An answer that does not count, with the current answer (`stands`). Instants are Unix milliseconds. */
export type Evidence = {
  questionId: string
  answer: Answer
  stands: Answer
  at: number
  receivedAt: number
  reason: Uncounted
  device: string
}

/** The clock of an attempt for its page. */
export type Timing = Schedule & { begunAt: number; leaves: Record<string, number> }

/** A message on the attempt's channel (GET /api/attempts/:attemptId/channel, a WebSocket) to an open page. */
export type Push =
  | { kind: 'timing'; timing: Timing; serverNow: number }
  /** An announcement of the office; null takes it back. */
  | { kind: 'banner'; banner: HallBanner | null }
  /**
   * Another writer, an ended session, the end of the attempt, or another device's answers: the page reloads the view.
   */
  | { kind: 'stale' | 'revoked' | 'closed' | 'changed' }
/**
 * `receipt`: 128 random bits; its holder can look up hashes, times and counts, nothing else. `countedUntil` is set
 * while the attempt stays open for answers of another device.
 */
export type Submitted = { receipt: string; countedUntil?: number }

export const navigations = ['free', 'sectional'] as const
type Navigation = (typeof navigations)[number]
export const calculators = ['none', 'scientific'] as const
type Calculator = (typeof calculators)[number]

/** The handling of an unsaved choice on leaving a question without a footer button. */
export const saveModes = ['real_exam', 'official_mock'] as const
export type SaveMode = (typeof saveModes)[number]

/** The public part of a question: sanitised HTML in both languages, without the key. */
export type PaperQuestion = {
  id: string
  stem: Bilingual
  /** The question's passage in `Paper.passages`. */
  passageId: string | null
  marks: MarkScheme
} & Body

/** The shared text of several questions: sanitised HTML in both languages. */
export type PaperPassage = { id: string; kind: PassageKind; title: Bilingual; content: Bilingual }

/** Access to a section after leaving it: change answers, read only, or none. */
export const afterLeaving = ['edit', 'view', 'none'] as const
export type AfterLeaving = (typeof afterLeaving)[number]

/** A section of a paper. Durations are milliseconds, without a student's extra time. */
export type PaperSection = {
  id: string
  title: Bilingual
  questionIds: string[]
  /** Null where the section shares the paper's time. */
  durationMs: number | null
  /** Minimum time in a section with its own time before it can be left. */
  minSubmitMs: number
  /** The break after the section. */
  breakMs: number
  /** True for a section of choice: the student takes `Paper.optionalTaken` of these. */
  optional: boolean
  /** The maximum number of attempted questions; null without a limit. */
  maxAttempted: number | null
  after: AfterLeaving
  /** The languages of its questions, null for all; absent in papers frozen before this field. */
  languages?: Language[] | null
}

/** The frozen paper of one test version. */
export type Paper = {
  testId: string
  versionId: string
  title: Bilingual
  durationMs: number
  /** Minimum time before a submission, milliseconds. */
  minSubmitMs: number
  /** The drain window, milliseconds; absent in papers frozen before this field. */
  drainMs?: number
  /** `free`: questions in any order; `sectional`: sections in sequence, each with its own time. */
  navigation: Navigation
  /** In units (domain/results/marks.ts). */
  maxUnits: number
  saveMode: SaveMode
  /** True when an answer marked for review is evaluated. */
  reviewCounts: boolean
  /** True when keyboard shortcuts are allowed. */
  keyboard: boolean
  calculator: Calculator
  /** True when the student can pause the clock. */
  pausable: boolean
  /** The number of optional sections to take; 0 where none is optional. */
  optionalTaken: number
  sections: PaperSection[]
  passages: PaperPassage[]
  questions: PaperQuestion[]
}

/** GET /api/attempts/:attemptId. `paper` and `deadlineAt` are null until the clock starts. */
export type AttemptView = {
  state: AttemptState
  paper: Paper | null
  responses: Response[]
  revision: number
  deadlineAt: number | null
  /** Null until the clock has started. */
  timing: Timing | null
  /** The sections taken, in order. */
  sections: string[]
  integrity: IntegrityEntry[]
  /** Questions that the student's devices answered differently without having seen each other's answer. */
  differences: Difference[]
  evidence: Evidence[]
  /** The end of the drain window; null until the clock starts. */
  countedUntil: number | null
  serverNow: number
}

/** One row of GET /api/attempts. */
export type MyAttempt = {
  attemptId: string
  testId: string
  /** Null where the test is deleted. */
  examId: string | null
  title: Bilingual
  state: AttemptState
  startedAt: number
}

/** GET /api/attempts/count: a student's attempts, without those that count for nothing. */
export type AttemptCount = { total: number; open: number }

/** POST /api/demo-test/score. */
export const DemoAnswers = z.strictObject({
  language: z.enum(languages),
  responses: z.array(ResponseEvent.pick({ questionId: true, answer: true, status: true, ms: true })).max(50),
})
export type DemoAnswers = z.infer<typeof DemoAnswers>
