import { z } from 'zod'
import type { AttemptState, SaveMode } from '../attempts/contract.ts'
import type { Access, AccessKind } from '../purchases/access.ts'
import { Bilingual, questionKinds, type QuestionKind } from '../questions/contract.ts'

/** A mark as people write it: an integer, a decimal or a fraction, a multiple of 1/180. */
export const Mark = z.string().regex(/^\d+(\.\d+)?(\/[1-9]\d*)?$/)

export const MarkRule = z.strictObject({
  correct: Mark,
  /** The penalty, as a positive mark. */
  wrong: Mark,
  partial: z.enum(['jee_advanced']).optional(),
})
export type MarkRule = z.infer<typeof MarkRule>

export const calculators = ['none', 'scientific'] as const

/** The pattern of an exam as data: everything that a test takes from its preset version. */
export const PresetPattern = z.strictObject({
  durationMinutes: z.number().int().positive(),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      title: Bilingual,
      questionCount: z.number().int().positive(),
      marking: z.partialRecord(z.enum(questionKinds), MarkRule),
    }),
  ),
  navigation: z.enum(['free']),
  saveMode: z.enum(['real_exam', 'official_mock']),
  reviewCounts: z.boolean(),
  calculator: z.enum(calculators),
  keyboard: z.boolean(),
  tieBreak: z.array(z.string()),
  normaliser: z.enum(['none', 'nta', 'rrb', 'ssc_2019', 'ssc_2025']),
  /** Minimum percentage of the maximum by category. */
  cutOffs: z.record(z.string(), z.number()),
})
export type PresetPattern = z.infer<typeof PresetPattern>

export const testKinds = ['full', 'sectional', 'chapter', 'previous_year', 'live', 'daily_quiz', 'demo'] as const
export type TestKind = (typeof testKinds)[number]

/** What a reader sees of a test's life; the window decides between scheduled, live and closed. */
export type TestState = 'scheduled' | 'live' | 'closed'

/** What the asking student has done with a test. */
export type MyTest = { attemptId: string; state: AttemptState }

/** One line of a series. Instants are Unix milliseconds, durations milliseconds, marks units of 1/180. */
export type TestSummary = {
  id: string
  title: Bilingual
  kind: TestKind
  access: AccessKind
  state: TestState
  entitlement: Access
  opensAt: number | null
  closesAt: number | null
  durationMs: number
  questionCount: number
  maxUnits: number
  attemptsAllowed: number | null
  mine: MyTest | null
}

export type SeriesSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  exam: { id: string; title: Bilingual }
  access: AccessKind
  entitlement: Access
  pricePaise: number | null
  validityDays: number | null
  testCount: number
  freeTestCount: number
  tests: TestSummary[]
}

export type Faq = { question: Bilingual; answer: Bilingual }

export type SeriesDetail = SeriesSummary & { description: Bilingual; faq: Faq[] }

/** What the instructions page needs: the pattern in words, never a question. */
export type TestDetail = TestSummary & {
  series: { id: string; title: Bilingual } | null
  exam: { id: string; title: Bilingual }
  preset: {
    name: Bilingual
    effectiveFrom: string
    sourceNote: string
    reviewCounts: boolean
    saveMode: SaveMode
    keyboard: boolean
  }
  sections: {
    id: string
    title: Bilingual
    questionCount: number
    marking: { kind: QuestionKind; count: number; correct: number; wrong: number; partial?: 'jee_advanced' }[]
  }[]
  release: ReleaseRule
  serverNow: number
}

/** When score and solutions open: at once, as the window closes, or at an instant. */
export type ReleaseRule = { rule: 'at_once' } | { rule: 'after_close' } | { rule: 'at'; at: number }

export type Page<Item> = { items: Item[]; next: string | null }

export const SeriesQuery = z.strictObject({
  exam: z.string().max(64).optional(),
  access: z.enum(['free', 'premium']).optional(),
  kind: z.enum(testKinds).optional(),
  q: z.string().max(200).optional(),
  sort: z.enum(['newest', 'title']).optional(),
  cursor: z.string().max(200).optional(),
})
export type SeriesQuery = z.infer<typeof SeriesQuery>
