import { z } from 'zod'
import type { ChecklistEntry } from '../content/checklist.ts'
import type { DraftBody } from '../content/contract.ts'
import type { ContentState } from '../content.ts'
import type { GateFinding } from '../questions/quality-gate/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import { Day, type DigestState } from './contract.ts'
import type { UsedFact } from './facts.ts'
import type { EntryNote } from './feeds.ts'
import type { OptionSuggestion, QuizQuestion } from './quiz.ts'

/** Items of a day that are published together. */
export const dayLimit = 40

/** Day of the strip with the numbers of its items. */
export type StripDay = { day: string; published: number; drafts: number; hasQuiz: boolean }

/** Item of a day as the office lists it: its draft where there is one. */
export type OfficeAffair = {
  id: string
  revision: number
  state: ContentState
  hasDraft: boolean
  scheduledAt: number | null
  /** Instant of the last save of the draft, Unix milliseconds. */
  savedAt: number | null
  /** Draft, or the published version in its form. */
  body: DraftBody
  /** Paths of stale translations. */
  stale: string[]
  /** Faults of the draft by field (`readFault`). */
  faults: Record<string, string>
  /** Entries that block prevent publication. */
  checklist: ChecklistEntry[]
  note: EntryNote | null
  facts: UsedFact[]
}

/** State of a month's PDF; `empty` for a month without items, `none` for a past one whose PDF was never made. */
export type OfficeDigest = DigestState | { state: 'empty' } | { state: 'none' }

export type OfficeQuiz = {
  testId: string
  title: Bilingual
  questionCount: number
  opensAt: number | null
  isSample: boolean
  /** True once a student has begun it; it can then no longer be withdrawn. */
  hasBegun: boolean
}

/** GET /api/admin/current-affairs/days/:day. `strip` holds two weeks around the day. */
export type OfficeDay = {
  day: string
  today: string
  serverNow: number
  strip: StripDay[]
  /** Nearest days with items before and after. */
  older: string | null
  newer: string | null
  items: OfficeAffair[]
  quiz: OfficeQuiz | null
  questions: QuizQuestion[]
  /** Findings about the complete questions of a quiz that is not published; they count the questions from 1. */
  quality: GateFinding[]
  suggestions: OptionSuggestion[]
  digest: { month: string; state: OfficeDigest }
}

export const OfficeDayParam = z.object({ day: Day })
const ItemAtRevision = z.strictObject({ id: z.string().min(1).max(64), revision: z.number().int().min(0) })
export const DayPublication = z.strictObject({ items: z.array(ItemAtRevision).min(1).max(dayLimit) })

/** Outcome for each item; `code` is that of the refusal. */
export type DayPublished = {
  items: ({ id: string } & ({ published: true } | { published: false; code: string; fields: Record<string, string> }))[]
}
