import { z } from 'zod'
import { maxReportNoteLength, reportReasons } from './report-reasons.ts'

/** Body of POST /api/attempts/:attemptId/reports. */
export const QuestionReport = z.strictObject({
  questionId: z.string().min(1).max(64),
  reason: z.enum(reportReasons),
  note: z.string().max(maxReportNoteLength),
})
export type QuestionReport = z.infer<typeof QuestionReport>

/** `known` is true when the student had reported the question in this attempt before; the first report is kept. */
export type Reported = { reportId: string; known: boolean }
