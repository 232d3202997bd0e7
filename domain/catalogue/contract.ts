import { z } from 'zod'
import { categories } from '../accounts/student-profile.ts'
import {
  afterLeaving,
  calculators,
  navigations,
  saveModes,
  type AttemptState,
  type Paper,
  type PaperSection,
} from '../attempts/contract.ts'
import { drainLimits } from '../attempts/timing.ts'
import { languages, type Language } from '../language.ts'
import { listSorts, type CountedPage } from '../lists.ts'
import { accessFilters } from '../purchases/access.ts'
import type { EntitlementState, AccessKind } from '../purchases/access.ts'
import type { OfferView, Sale } from '../purchases/offers.ts'
import { Bilingual, type QuestionKind } from '../questions/contract.ts'
import type { MarkScheme } from '../questions/kinds/kind.ts'
import { isMark, unitsPerMark } from '../results/marks.ts'
import { testKinds, type TestKind } from './test-kinds.ts'

/** A mark as people write it: a non-negative integer, decimal or fraction that is a whole number of units. */
export const Mark = z
  .string()
  .regex(/^\d+(\.\d+)?(\/[1-9]\d*)?$/)
  .refine(isMark, `not a multiple of 1/${unitsPerMark}`)

export const partialRules = ['jee_advanced', 'per_row'] as const

/** Marks of one kind of question in a section. */
export const MarkRule = z.strictObject({
  correct: Mark,
  /** Penalty, as a positive mark. */
  wrong: Mark,
  /** Penalty of a true blank, where the paper offers the option "not attempted" (RPSC). */
  blank: Mark.optional(),
  partial: z.enum(partialRules).optional(),
})
export type MarkRule = z.infer<typeof MarkRule>

/** Minimum percentage of the maximum by category of candidate (UR, EWS, OBC, SC, ST, PwBD). */
export const CutOffs = z.partialRecord(z.enum(categories), z.number().min(0).max(100))
export type CutOffs = z.infer<typeof CutOffs>

const Minutes = z.number().positive()

export const PresetSection = z.strictObject({
  id: z.string(),
  title: Bilingual,
  questionCount: z.number().int().positive(),
  /** By kind of question, and for kinds whose marks differ by weight (GATE) by `kind:weight`, e.g. `mcq:2`. */
  marking: z.record(z.string().regex(/^[a-z_]+(:\d)?$/), MarkRule),
  /** Its own time; without it the section shares the paper's. */
  minutes: Minutes.optional(),
  /** Own time for a candidate with a scribe. */
  scribeMinutes: Minutes.optional(),
  minSubmitMinutes: Minutes.optional(),
  breakMinutes: Minutes.optional(),
  optional: z.boolean().optional(),
  maxAttempted: z.number().int().positive().optional(),
  after: z.enum(afterLeaving).optional(),
  /** Its questions are set in these languages only (an English section). */
  languages: z.array(z.enum(languages)).min(1).optional(),
  cutOffs: CutOffs.optional(),
})
export type PresetSection = z.infer<typeof PresetSection>

/** Rules between equal scores, by name. */
export const tieBreaks = ['section', 'positive_marks', 'wrong_ratio', 'older', 'name'] as const

/** Rules that order candidates of equal score. Candidates equal in all of them share a rank. */
export const TieBreak = z.union([
  /** Score in a section of the preset. */
  z.strictObject({ by: z.literal('section'), sectionId: z.string() }),
  /** Marks gained without the penalties. */
  z.strictObject({ by: z.literal('positive_marks') }),
  /** Fewer wrong answers for each right one, in total or in a section; no right answer counts as infinite. */
  z.strictObject({ by: z.literal('wrong_ratio'), sectionId: z.string().optional() }),
  z.strictObject({ by: z.literal('older') }),
  z.strictObject({ by: z.literal('name') }),
])
export type TieBreak = z.infer<typeof TieBreak>

export const normalisers = ['none', 'nta', 'rrb', 'ssc_2019', 'ssc_2025'] as const
export type Normaliser = (typeof normalisers)[number]

/** Pattern of an exam as data: everything that a test takes from its preset version. */
export const PresetPattern = z.strictObject({
  durationMinutes: Minutes,
  sections: z.array(PresetSection).min(1),
  navigation: z.enum(navigations),
  saveMode: z.enum(saveModes),
  reviewCounts: z.boolean(),
  calculator: z.enum(calculators),
  keyboard: z.boolean(),
  pausable: z.boolean(),
  minSubmitMinutes: Minutes.optional(),
  /** Drain window: seconds after the end in which answers given before it may arrive. Default 120. */
  drainSeconds: z
    .number()
    .int()
    .min(drainLimits.minMs / 1000)
    .max(drainLimits.maxMs / 1000)
    .optional(),
  /** Number of optional sections that count. */
  optionalTaken: z.number().int().positive().optional(),
  /** Over this percentage of true blanks the candidate is disqualified (RPSC). */
  disqualifiedOverBlank: z.number().min(0).max(100).optional(),
  /** The paper only qualifies: its marks make no rank. */
  qualifying: z.boolean().optional(),
  tieBreak: z.array(TieBreak),
  normaliser: z.enum(normalisers),
  /** Cut-offs of the whole paper; sections have their own. */
  cutOffs: CutOffs,
})
export type PresetPattern = z.infer<typeof PresetPattern>

/** Lifecycle of a test as readers see it; the window decides between scheduled, live and closed. */
export type TestState = 'scheduled' | 'live' | 'paused' | 'closed'

/** The student's newest attempt of a test. */
export type MyTest = { attemptId: string; state: AttemptState }

/** A test in a list. Instants are Unix milliseconds, durations milliseconds, marks units (domain/results/marks.ts). */
export type TestSummary = {
  id: string
  title: Bilingual
  kind: TestKind
  access: AccessKind
  state: TestState
  entitlement: EntitlementState
  opensAt: number | null
  closesAt: number | null
  /** True when one clock for all starts as the window opens. */
  commonStart: boolean
  durationMs: number
  /** Number of questions one student can answer: a capped section counts its cap, optional sections those taken. */
  questionCount: number
  maxUnits: number
  attemptsAllowed: number | null
  mine: MyTest | null
}

/** GET /api/tests/first: the test with which a new student begins. `exam` is a slug. */
export type FirstTest = Pick<TestSummary, 'id' | 'title' | 'durationMs' | 'questionCount'> & { exam: string }

export type SeriesSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  exam: { id: string; title: Bilingual }
  access: AccessKind
  entitlement: EntitlementState
  /** Null while it is not on sale. */
  offer: OfferView | null
  testCount: number
  freeTestCount: number
  tests: TestSummary[]
}

/** Page of the list of series. */
export type SeriesPage = CountedPage<SeriesSummary> & {
  /** Series that the student has begun, the one worked in last first; on the first page without filters. */
  begun: SeriesSummary[]
}

export const SeriesContent = z.strictObject({
  description: Bilingual,
  faq: z.array(z.strictObject({ question: Bilingual, answer: Bilingual })).max(50),
})
/** Content of a version of a series. */
export type SeriesContent = z.infer<typeof SeriesContent>
export type Faq = SeriesContent['faq'][number]

export type SeriesDetail = SeriesSummary & SeriesContent & Sale

/** Questions of a section of one kind with the same marks (units). */
export type MarkingRow = MarkScheme & { kind: QuestionKind; count: number }

/** Rules of a section in a test. Times are milliseconds. */
export type SectionRules = Omit<PaperSection, 'questionIds'> & {
  presetSectionId: string
  questionCount: number
  marking: MarkingRow[]
  /** Own time with a scribe, where it differs. */
  scribeMs: number | null
  /** Languages of its questions; null for all. */
  languages: Language[] | null
  /** Number of its questions without Hindi. */
  withoutHindi: number
  /** Null without a cut-off; empty where it is set only after the exam. */
  cutOffs: CutOffs | null
}

type PaperRules = Pick<
  Paper,
  | 'durationMs'
  | 'minSubmitMs'
  | 'navigation'
  | 'maxUnits'
  | 'saveMode'
  | 'reviewCounts'
  | 'keyboard'
  | 'calculator'
  | 'pausable'
  | 'optionalTaken'
>

/** Rules of a test: the pattern of its preset applied to its sections. */
export type TestRules = PaperRules & {
  /** See `TestSummary`. */
  questionCount: number
  sections: SectionRules[]
  disqualifiedOverBlank: number | null
  qualifying: boolean
  tieBreak: TieBreak[]
  normaliser: Normaliser
  cutOffs: CutOffs
  /** True when part of the pattern has not been checked against a notification. */
  unchecked: boolean
  /** See `TestSummary`. */
  commonStart: boolean
  /** Minutes after the common start in which an attempt may still begin; null until the window closes. */
  lateJoinMinutes: number | null
}

/** Data of the instructions page: the rules in full, without questions. */
export type TestDetail = TestSummary &
  TestRules &
  Sale & {
    series: { id: string; title: Bilingual } | null
    exam: { id: string; title: Bilingual }
    preset: { name: Bilingual; effectiveFrom: string; sourceNote: string }
    /** True when its errata list something. */
    hasErrata: boolean
    /** True when its scores are normalised with other shifts. */
    inShifts: boolean
    release: ReleaseRule
    serverNow: number
  }

/** Release of score and solutions: at once, when the window closes, at an instant, or held until that of all shifts. */
export type ReleaseRule = { rule: 'at_once' } | { rule: 'after_close' } | { rule: 'at'; at: number } | { rule: 'held' }

export const SeriesQuery = z.strictObject({
  exam: z.string().max(64).optional(),
  access: z.enum(accessFilters).optional(),
  kind: z.enum(testKinds).optional(),
  q: z.string().max(200).optional(),
  sort: z.enum(listSorts).optional(),
  cursor: z.string().max(200).optional(),
})
export type SeriesQuery = z.infer<typeof SeriesQuery>
