import { z } from 'zod'
import { categories } from '../accounts/student-profile.ts'
import {
  afterLeaving,
  calculators,
  navigations,
  type AttemptState,
  type Paper,
  type PaperSection,
} from '../attempts/contract.ts'
import { drainLimits } from '../attempts/timing.ts'
import { languages, type Language } from '../language.ts'
import { listAccess, listSorts } from '../lists.ts'
import type { Access, AccessKind } from '../purchases/access.ts'
import { Bilingual, type QuestionKind } from '../questions/contract.ts'
import type { Marks } from '../questions/kinds/kind.ts'
import { isMark, unitsPerMark } from '../results/marks.ts'

/** A mark as people write it, not negative: an integer, a decimal or a fraction that is a whole number of units. */
export const Mark = z
  .string()
  .regex(/^\d+(\.\d+)?(\/[1-9]\d*)?$/)
  .refine(isMark, `not a multiple of 1/${unitsPerMark}`)

/** The marks of one kind of question in a section. */
export const MarkRule = z.strictObject({
  correct: Mark,
  /** The penalty, as a positive mark. */
  wrong: Mark,
  /** The penalty of a true blank, where the paper offers the option "not attempted" (RPSC). */
  blank: Mark.optional(),
  partial: z.enum(['jee_advanced', 'per_row']).optional(),
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
  /** The same for a candidate with a scribe. */
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

/** Rules by which candidates of equal score are put in order; what is left over shares a rank. */
export const TieBreak = z.union([
  /** The score in a section of the preset. */
  z.strictObject({ by: z.literal('section'), sectionId: z.string() }),
  /** Marks gained without the penalties. */
  z.strictObject({ by: z.literal('positive_marks') }),
  /** Fewer wrong for each right answer, over all or in a section; nobody right counts as infinite. */
  z.strictObject({ by: z.literal('wrong_ratio'), sectionId: z.string().optional() }),
  z.strictObject({ by: z.literal('older') }),
  z.strictObject({ by: z.literal('name') }),
])
export type TieBreak = z.infer<typeof TieBreak>

export const normalisers = ['none', 'nta', 'rrb', 'ssc_2019', 'ssc_2025'] as const
export type Normaliser = (typeof normalisers)[number]

/** The pattern of an exam as data: everything that a test takes from its preset version. */
export const PresetPattern = z.strictObject({
  durationMinutes: Minutes,
  sections: z.array(PresetSection).min(1),
  navigation: z.enum(navigations),
  saveMode: z.enum(['real_exam', 'official_mock']),
  reviewCounts: z.boolean(),
  calculator: z.enum(calculators),
  keyboard: z.boolean(),
  pausable: z.boolean(),
  minSubmitMinutes: Minutes.optional(),
  /** How long after the end answers given before it may arrive; 120 s where it is not said. */
  drainSeconds: z
    .number()
    .int()
    .min(drainLimits.leastMs / 1000)
    .max(drainLimits.mostMs / 1000)
    .optional(),
  /** How many of the optional sections count. */
  optionalTaken: z.number().int().positive().optional(),
  /** Over this percentage of true blanks the candidate is disqualified (RPSC). */
  disqualifiedOverBlank: z.number().min(0).max(100).optional(),
  /** The paper only qualifies: its marks do not make a rank. */
  qualifying: z.boolean().optional(),
  tieBreak: z.array(TieBreak),
  normaliser: z.enum(normalisers),
  /** Over the whole paper; sections have their own. */
  cutOffs: CutOffs,
})
export type PresetPattern = z.infer<typeof PresetPattern>

export const testKinds = ['full', 'sectional', 'chapter', 'previous_year', 'live', 'daily_quiz', 'demo'] as const
export type TestKind = (typeof testKinds)[number]

/** What a reader sees of a test's life; the window decides between scheduled, live and closed. */
export type TestState = 'scheduled' | 'live' | 'paused' | 'closed'

/** What the asking student has done with a test. */
export type MyTest = { attemptId: string; state: AttemptState }

/** One line of a series. Instants are Unix milliseconds, durations milliseconds, marks units (domain/results/marks.ts). */
export type TestSummary = {
  id: string
  title: Bilingual
  kind: TestKind
  access: AccessKind
  state: TestState
  entitlement: Access
  opensAt: number | null
  closesAt: number | null
  /** Whether everyone's clock starts as the window opens. */
  commonStart: boolean
  durationMs: number
  /** How many one student can answer: of sections to choose from those taken, of one with a cap no more. */
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

export const SeriesContent = z.strictObject({
  description: Bilingual,
  faq: z.array(z.strictObject({ question: Bilingual, answer: Bilingual })).max(50),
})
/** The content of a version of a series. */
export type SeriesContent = z.infer<typeof SeriesContent>
export type Faq = SeriesContent['faq'][number]

export type SeriesDetail = SeriesSummary & SeriesContent

/** Questions of a section that are of one kind and have the same marks (units). */
export type MarkingRow = Marks & { kind: QuestionKind; count: number }

/** How a section of a test is sat. Times are milliseconds. */
export type SectionRules = Omit<PaperSection, 'questionIds'> & {
  presetSectionId: string
  questionCount: number
  marking: MarkingRow[]
  /** Its own time with a scribe, where that differs. */
  scribeMs: number | null
  /** Where its questions are not set in every language. */
  languages: Language[] | null
  /** Null where the section has no cut-off; empty where it is set only after the exam. */
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

/** How a test is sat and judged: the pattern of its preset over its own sections. */
export type TestRules = PaperRules & {
  /** As in `TestSummary`. */
  questionCount: number
  sections: SectionRules[]
  disqualifiedOverBlank: number | null
  qualifying: boolean
  tieBreak: TieBreak[]
  normaliser: Normaliser
  cutOffs: CutOffs
  /** Whether some of the pattern has not been checked against a notification. */
  unchecked: boolean
  /** As in `TestSummary`. */
  commonStart: boolean
  /** Minutes after the common start in which an attempt may still begin; null as long as the window is open. */
  lateJoinMinutes: number | null
}

/** What the instructions page needs: the pattern in words, never a question. */
export type TestDetail = TestSummary &
  TestRules & {
    series: { id: string; title: Bilingual } | null
    exam: { id: string; title: Bilingual }
    preset: { name: Bilingual; effectiveFrom: string; sourceNote: string }
    /** Its scores are brought to one scale with those of other shifts. */
    inShifts: boolean
    release: ReleaseRule
    serverNow: number
  }

/** When score and solutions open: at once, as the window closes, or at an instant. */
export type ReleaseRule = { rule: 'at_once' } | { rule: 'after_close' } | { rule: 'at'; at: number }

export const SeriesQuery = z.strictObject({
  exam: z.string().max(64).optional(),
  access: z.enum(listAccess).optional(),
  kind: z.enum(testKinds).optional(),
  q: z.string().max(200).optional(),
  sort: z.enum(listSorts).optional(),
  cursor: z.string().max(200).optional(),
})
export type SeriesQuery = z.infer<typeof SeriesQuery>
