import { z } from 'zod'
import type { TestSummary } from '../catalogue/contract.ts'
import type { Language } from '../language.ts'
import type { CountedPage, CursorPage } from '../lists.ts'
import { Bilingual } from '../questions/text.ts'
import { isDay } from '../calendar-day.ts'
import { isMonth } from './days.ts'
import { TermFilter } from '../vocabulary/term-id.ts'
import type { Term } from '../vocabulary/terms.ts'

export const Day = z.string().refine(isDay, 'not a calendar day')
export const Month = z.string().refine(isMonth, 'not a month')

/** Content of a version of an item. Rich text is Markdown, stored with its sanitised HTML. */
export const AffairContent = z.strictObject({
  body: Bilingual,
  bodyHtml: Bilingual,
  /** Relevance for exams; plain text. */
  matters: Bilingual,
  /** Key facts, one plain line each. */
  facts: z.array(Bilingual).min(1),
  /** Sources; plain text without links. */
  sources: z.array(Bilingual).min(1),
})
export type AffairContent = z.infer<typeof AffairContent>

export const AffairsQuery = z.strictObject({
  category: TermFilter.optional(),
  month: Month.optional(),
  cursor: z.string().max(200).optional(),
})
export type AffairsQuery = z.infer<typeof AffairsQuery>

/** Line of the list. Days are `YYYY-MM-DD` in India. */
export type AffairSummary = {
  id: string
  /** Day under which it is listed. */
  date: string
  /** Day of the event, if it has one. */
  eventDate: string | null
  category: Term
  title: Bilingual
  summary: Bilingual
  /** Demo content: a settled event of a past year. */
  isSample: boolean
}

/** Items and months with items, both newest first. */
export type AffairList = CountedPage<AffairSummary> & { months: string[] }

export type AffairLink = Pick<AffairSummary, 'id' | 'date' | 'title'>

/** GET /api/current-affairs/:itemId. Instants are Unix milliseconds. */
export type AffairDetail = AffairSummary &
  Pick<AffairContent, 'bodyHtml' | 'matters' | 'facts' | 'sources'> & {
    publishedAt: number
    updatedAt: number
    older: AffairLink | null
    newer: AffairLink | null
    /** Place among the items of its day, newest first, from 1. */
    place: { number: number; of: number }
  }

/** GET /api/current-affairs/days/:day. `older` and `newer`: nearest days with items. */
export type AffairDay = {
  date: string
  items: AffairSummary[]
  older: string | null
  newer: string | null
}

/** Seven days in order, each with the ids of its items; `read`: those that the student has read, null for a visitor. */
export type AffairStrip = { today: string; days: { date: string; ids: string[] }[]; read: string[] | null }

export const StripQuery = z.strictObject({ day: Day.optional() })

/** Items marked as read: one that was opened, or those of a day. */
export const AffairReads = z.strictObject({ itemIds: z.array(z.string().min(1).max(64)).min(1).max(60) })

export const QuizzesQuery = z.strictObject({ cursor: z.string().max(200).optional() })

/** `isSample`: demo content, on settled events of past years. */
export type DailyQuiz = { date: string; test: TestSummary; isSample: boolean }

/** GET /api/current-affairs/quizzes: newest first. `today` is the day in India. */
export type DailyQuizzes = CursorPage<DailyQuiz> & { today: string; serverNow: number }

/** GET /api/current-affairs/today: newest items and quiz, for the home page. `date`: day of the first item. */
export type AffairsToday = { today: string; date: string | null; items: AffairSummary[]; quiz: DailyQuiz | null }

/**
 * Newest quiz for a student or visitor. `path`: its instructions or running attempt, its result once it is done. `units`
 * as in domain/results/marks.ts; null while the score is not out.
 */
export type QuizToday = {
  date: string
  isToday: boolean
  testId: string
  path: string
  title: Bilingual
  isSample: boolean
  questionCount: number
  durationMs: number
  maxUnits: number
  state: { is: 'new' } | { is: 'open' } | { is: 'done'; units: number | null }
}

const digestFiles = ['en.pdf', 'hi.pdf'] as const
export const DigestFile = z.enum(digestFiles)

export type DigestPdf = { bytes: number; pages: number }
export type DigestPdfs = Record<Language, DigestPdf>

/**
 * State of a month's PDF: `open` while the month lasts, then `making`, `ready` or `failed` (an administrator can retry
 * it).
 */
export type DigestState =
  { state: 'open' } | { state: 'making' } | { state: 'failed' } | { state: 'ready'; files: DigestPdfs }

export type AffairDigest = {
  month: string
  items: AffairSummary[]
  /** Categories in their order. */
  categories: Term[]
  pdf: DigestState
  older: string | null
  newer: string | null
}
