import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import type { Entered } from '../questions/kinds/entered.ts'
import type { Marks } from '../questions/kinds/kind.ts'
import type { Body } from '../questions/kinds/registry.ts'
import type { PassageKind } from '../questions/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import type { Uncounted } from './judging.ts'
import type { Schedule } from './schedule.ts'

/**
 * The life of an attempt: created -> instructions -> in_progress <-> section_break -> submitted -> scored -> released;
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

/** A question never opened has no response, so "not visited" has no status. */
export const responseStatuses = ['not_answered', 'answered', 'marked', 'answered_marked'] as const
export type ResponseStatus = (typeof responseStatuses)[number]

/** What a student enters: chosen options, a number or words as typed, rows of a matrix, or nothing. */
export const Answer: z.ZodType<Entered | null> = z
  .union([
    z.strictObject({ optionIds: z.array(z.string().max(8)).min(1).max(8) }),
    z.strictObject({ value: z.string().min(1).max(200) }),
    z.strictObject({ rows: z.record(z.string().max(8), z.array(z.string().max(8)).max(8)) }),
  ])
  .nullable()
export type Answer = z.infer<typeof Answer>

/** Unix milliseconds. */
const Instant = z.number().int().nonnegative()

/**
 * What an event does to a question: gives or clears its answer, changes its mark, or only notes that it was open. A mark
 * and a visit carry the answer that the device shows, and leave the one that stands alone.
 */
export const acts = ['answer', 'clear', 'mark', 'visit'] as const
export type Act = (typeof acts)[number]

/**
 * One change of one question. `seq` grows on the device, `at` is when it happened in server-corrected
 * milliseconds, `ms` is the time spent on the question so far.
 */
export const ResponseEvent = z.strictObject({
  seq: z.number().int().positive(),
  questionId: z.string().min(1).max(64),
  answer: Answer,
  status: z.enum(responseStatuses),
  at: Instant,
  ms: z.number().int().nonnegative().max(86_400_000),
  act: z.enum(acts).optional(),
})
export type ResponseEvent = z.infer<typeof ResponseEvent>

/** The state of one question as the server holds it; `at` is when its answer was given or cleared. */
export type Response = Omit<ResponseEvent, 'seq' | 'act'>

export const Lease = z.string().min(1).max(1024)
export const Device = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** A start needs nothing but the test's id; a body, where one is sent, is empty. */
export const StartAttempt = z.strictObject({})
export const BeginAttempt = z.strictObject({
  lease: Lease,
  language: z.enum(languages),
  declared: z.literal(true),
  /** The optional sections that are taken, where the paper has any. */
  sections: z.array(z.string().max(16)).max(16).optional(),
  device: Device.optional(),
})
/** `mergeOnly` asks for a lease that hands over what waits on the device and is never the writer's. */
export const TakeLease = z.strictObject({ device: Device, mergeOnly: z.literal(true).optional() })
export type TakeLease = z.infer<typeof TakeLease>
const growing = (batch: ResponseEvent[]): boolean => batch.every(({ seq }, index) => seq > (batch[index - 1]?.seq ?? 0))

export const integrityKinds = ['full_screen_left', 'window_left', 'offline'] as const
/** What the page saw of the student's window: shown to the student, and never a reason to fail anyone. */
export const IntegrityEntry = z.strictObject({
  kind: z.enum(integrityKinds),
  at: Instant,
  /** How long it lasted, milliseconds. */
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
    /** Sections left before their time; the first word on a section stands. */
    leaves: z.array(SectionLeave).max(16).optional(),
    integrity: z.array(IntegrityEntry).max(50).optional(),
  })
  .refine(({ batch, leaves, integrity }) => batch.length > 0 || leaves?.length || integrity?.length, 'nothing to save')
export const HoldLease = z.strictObject({ lease: Lease })
/** A ticket is the lease of a lobby's attempt. */
export const HoldTicket = z.strictObject({ ticket: Lease })
export const SubmitAttempt = z.strictObject({
  lease: Lease,
  submissionId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  /** The page hands in for the student, whose time is over by its clock: refused where it is not. */
  timeIsOver: z.literal(true).optional(),
})
export type SubmitAttempt = z.infer<typeof SubmitAttempt>
export type SyncBatch = z.infer<typeof SyncBatch>

export type StartedAttempt = { attemptId: string; lease: string; state: AttemptState }
export type BegunAttempt = { deadlineAt: number; serverNow: number }
export type TakenLease = { lease: string; revision: number }
/** What became of a batch: stored up to `ackSeq`. `uncounted` are events that are kept as evidence and do not count. */
export type Merged = {
  ackSeq: number
  revision: number
  uncounted?: { seq: number; reason: Uncounted }[]
}

/**
 * `deadlineAt` tells of extra time and pauses to whoever has no channel open, `timing` what the leaves of the batch came
 * to. `closed` is there once the attempt is, and what arrives is evidence alone.
 */
export type SyncAck = Merged & {
  serverNow: number
  deadlineAt: number
  timing?: Timing
  closed?: true
}

/** `details` of 409 `attempts.lease_stale` to a batch: how the attempt stands, and what of the batch was merged into it. */
export type StaleDetails = Pick<AttemptView, 'state' | 'revision' | 'deadlineAt' | 'responses' | 'serverNow'> & {
  merged?: Merged
}

/** Another device's answer that the one which stands did not know of. */
export type Difference = {
  questionId: string
  stands: { answer: Answer; at: number; device: string }
  other: { answer: Answer; at: number; device: string }
}

/** An answer that is kept and does not count, beside the one that stands. Instants are Unix milliseconds. */
export type Evidence = {
  questionId: string
  answer: Answer
  stands: Answer
  at: number
  receivedAt: number
  reason: Uncounted
  device: string
}

/** The clock of an attempt as its page needs it. */
export type Timing = Schedule & { begunAt: number; leaves: Record<string, number> }

/** What the attempt's channel (GET /api/attempts/:attemptId/channel, a WebSocket) tells an open page. */
export type Push =
  | { kind: 'timing'; timing: Timing; serverNow: number }
  /** Another writer, an ended session, the end of the attempt, or another device's answers: ask the server how it stands. */
  | { kind: 'stale' | 'revoked' | 'closed' | 'changed' }
/**
 * `receipt`: 128 random bits; anyone who holds it may look at hashes, times and counts, nothing else. `countedUntil` where
 * the attempt stays open for what another device may hold, until then.
 */
export type Submitted = { receipt: string; countedUntil?: number }

export const navigations = ['free', 'sectional'] as const
export type Navigation = (typeof navigations)[number]
export const calculators = ['none', 'scientific'] as const
export type Calculator = (typeof calculators)[number]

/** How answers are kept when a student leaves a question without a footer button. */
export type SaveMode = 'real_exam' | 'official_mock'

/** What the public sees of a question: sanitised HTML in both languages, and no trace of the key. */
export type PaperQuestion = {
  id: string
  stem: Bilingual
  /** The passage it is asked about, of `Paper.passages`. */
  passageId: string | null
  marks: Marks
} & Body

/** What several questions are asked about: sanitised HTML in both languages. */
export type PaperPassage = { id: string; kind: PassageKind; title: Bilingual; content: Bilingual }

/** What may still be done in a section once it was left: its answers changed, only read, or nothing. */
export const afterLeaving = ['edit', 'view', 'none'] as const
export type AfterLeaving = (typeof afterLeaving)[number]

/** Times are milliseconds, without anyone's extra time. */
export type PaperSection = {
  id: string
  title: Bilingual
  questionIds: string[]
  /** Its own time, or null where it shares the paper's. */
  durationMs: number | null
  /** How long a section with its own time has to be kept open before it may be left. */
  minSubmitMs: number
  /** The pause after it. */
  breakMs: number
  /** Whether it may be left out: of the optional sections the student takes `Paper.optionalTaken`. */
  optional: boolean
  /** How many of its questions may be answered, or null for all. */
  maxAttempted: number | null
  after: AfterLeaving
  /** The languages its questions are set in, where not in every one; missing in papers frozen before it was kept. */
  languages?: Language[] | null
}

/** The frozen paper of one test version. */
export type Paper = {
  testId: string
  versionId: string
  title: Bilingual
  durationMs: number
  /** How long the paper has to be kept open before it may be submitted, milliseconds. */
  minSubmitMs: number
  /** How long after the end answers may arrive, milliseconds; missing in papers frozen before it was kept. */
  drainMs?: number
  /** `free`: any question at any time; `sectional`: one section after the other, each with its own time. */
  navigation: Navigation
  /** Units (domain/results/marks.ts). */
  maxUnits: number
  saveMode: SaveMode
  /** Whether an answer left marked for review is evaluated. */
  reviewCounts: boolean
  /** Whether keyboard shortcuts are allowed. */
  keyboard: boolean
  calculator: Calculator
  /** Whether the student may stop the clock and go on later. */
  pausable: boolean
  /** How many of the optional sections count; 0 where there are none. */
  optionalTaken: number
  sections: PaperSection[]
  passages: PaperPassage[]
  questions: PaperQuestion[]
}

/** GET /api/attempts/:attemptId. The paper is null until the clock has started; `deadlineAt` likewise. */
export type AttemptView = {
  state: AttemptState
  paper: Paper | null
  responses: Response[]
  revision: number
  deadlineAt: number | null
  /** Null until the clock has started. */
  timing: Timing | null
  /** The sections taken, in order; those left out are not shown. */
  sections: string[]
  integrity: IntegrityEntry[]
  /** Questions in which the student's devices chose differently without knowing of each other. */
  differences: Difference[]
  evidence: Evidence[]
  /** Until when what was given in time may arrive; null until the clock has started. */
  countedUntil: number | null
  serverNow: number
}

/** One line of GET /api/attempts: an attempt of mine. */
export type MyAttempt = { attemptId: string; testId: string; title: Bilingual; state: AttemptState; startedAt: number }

/** POST /api/demo-test/score */
export const DemoAnswers = z.strictObject({
  language: z.enum(languages),
  responses: z.array(ResponseEvent.pick({ questionId: true, answer: true, status: true, ms: true })).max(50),
})
export type DemoAnswers = z.infer<typeof DemoAnswers>
