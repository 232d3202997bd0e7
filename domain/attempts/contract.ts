import { z } from 'zod'
import { languages } from '../language.ts'
import { Decimal, type Bilingual, type QuestionKind } from '../questions/contract.ts'

/**
 * The life of a sitting: created -> instructions -> in_progress <-> section_break -> submitted -> scored -> released;
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

/** What a student enters: chosen options (MCQ, MSQ), a number as typed (NAT), rows of a matrix, or nothing. */
export const Answer = z
  .union([
    z.strictObject({ optionIds: z.array(z.string().max(8)).min(1).max(8) }),
    z.strictObject({ value: Decimal }),
    z.strictObject({ rows: z.record(z.string().max(8), z.array(z.string().max(8)).max(8)) }),
  ])
  .nullable()
export type Answer = z.infer<typeof Answer>

/** Unix milliseconds. */
const Instant = z.number().int().nonnegative()

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
})
export type ResponseEvent = z.infer<typeof ResponseEvent>

/** The state of one question as the server holds it. */
export type Response = Omit<ResponseEvent, 'seq'>

export const Lease = z.string().min(1).max(512)
export const Device = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** A start needs nothing but the test's id; a body, where one is sent, is empty. */
export const StartAttempt = z.strictObject({})
export const BeginAttempt = z.strictObject({ lease: Lease, language: z.enum(languages), declared: z.literal(true) })
export const TakeLease = z.strictObject({ device: Device })
const growing = (batch: ResponseEvent[]): boolean => batch.every(({ seq }, index) => seq > (batch[index - 1]?.seq ?? 0))
export const SyncBatch = z.strictObject({
  lease: Lease,
  device: Device,
  batch: z.array(ResponseEvent).min(1).max(200).refine(growing, 'seq must grow'),
})
export const SubmitAttempt = z.strictObject({ lease: Lease, submissionId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) })
export type SyncBatch = z.infer<typeof SyncBatch>

export type StartedAttempt = { attemptId: string; lease: string; state: AttemptState }
export type BegunAttempt = { deadlineAt: number; serverNow: number }
export type TakenLease = { lease: string; revision: number }
export type SyncAck = { ackSeq: number; revision: number; serverNow: number }
/** 128 random bits: anyone who holds it may look at hashes, times and counts, nothing else. */
export type Submitted = { receipt: string }

/** How answers are kept when a student leaves a question without a footer button. */
export type SaveMode = 'real_exam' | 'official_mock'

/** What the public sees of a question: sanitised HTML in both languages, and no trace of the key. */
export type PaperQuestion = {
  id: string
  kind: QuestionKind
  stem: Bilingual
  options: { id: string; content: Bilingual }[]
  /** Units of 1/180 mark; `wrong` is the penalty as a positive number; `partial` names a rule for partly right answers. */
  marks: { correct: number; wrong: number; partial?: 'jee_advanced' }
}

export type PaperSection = { id: string; title: Bilingual; questionIds: string[] }

/** The frozen paper of one test version. */
export type Paper = {
  testId: string
  versionId: string
  title: Bilingual
  durationMs: number
  /** Units of 1/180 mark. */
  maxUnits: number
  saveMode: SaveMode
  /** Whether an answer left marked for review is evaluated. */
  reviewCounts: boolean
  /** Whether keyboard shortcuts are allowed. */
  keyboard: boolean
  sections: PaperSection[]
  questions: PaperQuestion[]
}

/** GET /api/attempts/:attemptId. The paper is null until the clock has started; `deadlineAt` likewise. */
export type AttemptView = {
  state: AttemptState
  paper: Paper | null
  responses: Response[]
  revision: number
  deadlineAt: number | null
  serverNow: number
}

/** One line of GET /api/attempts: a sitting of mine. */
export type MyAttempt = { attemptId: string; testId: string; title: Bilingual; state: AttemptState; startedAt: number }

/** POST /api/demo-test/score */
export const DemoAnswers = z.strictObject({
  language: z.enum(languages),
  responses: z.array(ResponseEvent.pick({ questionId: true, answer: true, status: true, ms: true })).max(50),
})
export type DemoAnswers = z.infer<typeof DemoAnswers>
