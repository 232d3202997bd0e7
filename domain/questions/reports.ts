import { z } from 'zod'
import type { CountedPage, CursorPage } from '../lists.ts'
import type { KeyOutcome } from '../results/contract.ts'
import { TermFilter } from '../vocabulary/term-id.ts'
import type { QuestionKey } from './contract.ts'
import type { Body } from './kinds/registry.ts'
import { maxReportNoteLength, reportReasons, type ReportReason } from './report-reasons.ts'
import {
  groupStates,
  reportOutcomes,
  type GroupState,
  type ReasonCounts,
  type ReportOutcome,
  type ReportState,
} from './report-states.ts'
import type { Bilingual } from './text.ts'

/** Body of POST /api/attempts/:attemptId/reports. */
export const QuestionReport = z.strictObject({
  questionId: z.string().min(1).max(64),
  reason: z.enum(reportReasons),
  note: z.string().max(maxReportNoteLength),
})
export type QuestionReport = z.infer<typeof QuestionReport>

/** `known` is true when the student had reported the question in this attempt before; the first report is kept. */
export type Reported = { reportId: string; known: boolean }

/** Orders of the list of reported questions; the first is the default. */
export const reportSorts = ['newest', 'most'] as const

/** Query of GET /api/admin/reports. */
export const ReportsQuery = z.strictObject({
  state: z.enum(groupStates).default('open'),
  reason: z.enum(reportReasons).optional(),
  subject: TermFilter.optional(),
  sort: z.enum(reportSorts).default('newest'),
  cursor: z.string().max(200).optional(),
})
export type ReportsQuery = z.infer<typeof ReportsQuery>

/** A question with reports. `test`: that of the newest report; null where it is gone. */
export type ReportedQuestion = {
  questionId: string
  code: string
  title: Bilingual
  subject: string
  state: GroupState
  reports: number
  waiting: number
  reasons: ReasonCounts
  newestAt: number
  test: { id: string; title: Bilingual } | null
}
export type ReportedQuestions = CountedPage<ReportedQuestion>

/** A version of a question as students saw it, with its present key. Texts are HTML. */
export type SeenQuestion = {
  questionVersionId: string
  version: number
  isCurrent: boolean
  passage: { title: Bilingual; content: Bilingual } | null
  stem: Bilingual
  body: Body
  key: QuestionKey
  alternatives: QuestionKey[]
  outcome: KeyOutcome
  solution: Bilingual
}

/** A report of a question. `studentId` null for an account without one. */
export type ReportLine = {
  id: string
  at: number
  reason: ReportReason
  note: string
  state: ReportState
  outcome: ReportOutcome | null
  answer: string | null
  decidedAt: number | null
  studentId: string | null
  test: { id: string; title: Bilingual } | null
  questionVersionId: string | null
}

/** Response of GET /api/admin/reports/:questionId. `counts`: reports by state. */
export type QuestionReports = Pick<ReportedQuestion, 'questionId' | 'code' | 'title' | 'subject' | 'state'> & {
  revision: number
  counts: Record<ReportState, number>
  newestAt: number
  versions: SeenQuestion[]
  page: CursorPage<ReportLine>
}

/** Words on a decision, which the report and the audit log keep. */
const Answer = z.string().trim().max(500)

const seen = {
  /** Number of acts that were seen. */
  revision: z.int().min(1),
  /** Time of the newest report that was seen; later ones stay as they are. */
  until: z.int().min(0),
  /** One report; every one in a state that the act fits by default. */
  reportId: z.string().min(1).max(64).optional(),
}

/** Body of POST /api/admin/reports/:questionId/acts. */
export const ReportAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('triage'), ...seen }),
  z.strictObject({ act: z.literal('accept'), outcome: z.enum(reportOutcomes), answer: Answer, ...seen }),
  z.strictObject({ act: z.literal('reject'), answer: Answer.min(3), ...seen }),
  z.strictObject({ act: z.literal('close'), ...seen }),
  z.strictObject({ act: z.literal('reopen'), answer: Answer.min(3), ...seen }),
])
export type ReportAct = z.infer<typeof ReportAct>
