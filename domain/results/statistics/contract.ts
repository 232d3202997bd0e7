import type { LanguageBias } from './language-bias.ts'
import type { StatisticsFlag } from './flag-names.ts'
import type { Difficulty } from '../../questions/contract.ts'
import type { Bilingual } from '../../questions/text.ts'
import type { SectionPace } from '../replay/pace.ts'

/** Least number of first attempts for figures to be shown. */
export const minStudentsForStatistics = 50

/** Groups of students that figures are computed for: all, and those who began the attempt in a language. */
export const statisticsGroups = ['all', 'en', 'hi'] as const
export type StatisticsGroup = (typeof statisticsGroups)[number]

export { statisticsFlags, type StatisticsFlag } from './flag-names.ts'

/** Verdicts stand for the choices of a question without options. */
export const verdictChoices = ['correct', 'partial', 'wrong'] as const

/** Choice of a student who gave no answer that counts. */
export const noChoice = ''

export type ChoiceFigures = {
  /** Option id, verdict of a typed answer, or `noChoice`. */
  choice: string
  students: number
  /** Correlation of choosing it with the rest of the score, -1 to 1. */
  pointBiserial: number | null
  /** Share of the upper, middle and lower third (by total) that chose it, 0 to 1. */
  thirds: [upper: number, middle: number, lower: number]
}

/** Classical test theory of one item. A figure that the numbers do not allow is null. Percentages are out of 100. */
export type ItemFigures = {
  students: number
  /** Mean score / maximum; below 0 where wrong answers cost marks. */
  facility: number
  /** Sample deviation as a share of the maximum. */
  standardDeviation: number | null
  /** 100 * cov(item, rest) / sqrt(var(item) * var(rest)); the rest is the student's total without the item. */
  discriminationIndex: number | null
  /** 100 * cov(item, rest) / the greatest covariance that the same scores allow, both sorted. */
  discriminativeEfficiency: number | null
  /** 100 * (mean of the best 27 % - mean of the weakest 27 %) / maximum, by total. */
  upperLower: number | null
  /** True when better students do worse. */
  negativeCovariance: boolean
  /** Of the students who opened it. */
  medianSeconds: number | null
  choices: ChoiceFigures[]
}

/** Statistics of a whole test. Scores are in units (domain/results/marks.ts), percentages out of 100. */
export type TestFigures = {
  students: number
  mean: number
  median: number
  standardDeviation: number | null
  skewness: number | null
  kurtosis: number | null
  /** Coefficient of internal consistency (Cronbach's alpha), percent; null also where students choose their questions. */
  internalConsistency: number | null
  /** Percentage of the standard deviation that is due to chance. */
  errorRatio: number | null
  standardError: number | null
  /** Of all students; absent where there are too few, and in figures made before this field. */
  pace?: SectionPace
}

/** Bars of the share of each third that made each choice, in a picture of `choiceChartSize`. */
export type ChoiceChart = {
  /** `third` is the index in `ChoiceFigures.thirds`. */
  bars: { choice: string; third: number; x: number; y: number; width: number; height: number }[]
  labels: { choice: string; x: number }[]
  ticks: { y: number; percent: number }[]
}

export const choiceChartSize = { width: 480, height: 200, left: 40, right: 472, top: 10, bottom: 168 } as const

/** Figures of a group; withheld below the least number of students. */
export type ShownFigures = { students: number; figures: ItemFigures | null }
export type GroupFigures = Record<StatisticsGroup, ShownFigures>

/** A question version in a version of a test. */
export type ShownTest = {
  testId: string
  testVersionId: string
  title: Bilingual
  version: number
  groups: GroupFigures
  languageGap: number | null
  synthetic: number
  computedAt: number
}

/** A choice as the statistics name it; `content` is HTML, null for a verdict. `isKeyed`: the current key accepts it. */
export type ShownChoice = { choice: string; content: Bilingual | null; isKeyed: boolean }

export type ShownVersion = {
  questionVersionId: string
  version: number
  createdAt: number
  computedAt: number
  /** Over all tests; see domain/results/statistics/pooling.ts. */
  groups: GroupFigures
  /** Facility in English minus facility in Hindi among students of similar totals; null without enough of both. */
  languageGap: number | null
  /** Odds of English against Hindi over all tests; null below the least number of students in either language. */
  languageBias: LanguageBias | null
  flags: StatisticsFlag[]
  /** By facility; null below the least number of students. */
  difficulty: Difficulty | null
  choices: ShownChoice[]
  /** Of all students; null below the least number. */
  chart: ChoiceChart | null
  /** Version of the key that made the scores, and the current one: they differ until a re-scoring is done. */
  keyVersion: number
  currentKey: number
  /** Reason of the administrator who confirmed the suspect key; null where nobody did. */
  confirmed: { at: number; reason: string } | null
  /** Students of the demo data among all. */
  synthetic: number
  tests: ShownTest[]
}

/** GET /api/admin/questions/:questionId/statistics. Versions with first attempts, the newest first. */
export type QuestionStatistics = {
  question: { id: string; code: string; title: Bilingual; difficulty: Difficulty; targetMs: number }
  versions: ShownVersion[]
  /** Tests of the question whose first attempts or keys changed since the figures were computed. */
  waiting: number
}

/** Students who made a choice of a question. `choice`: letter of an option, a verdict, or `noChoice`. */
export type TakenChoice = { choice: string; share: number; isKeyed: boolean }

/** A version of a test in its statistics. Questions are in the order of the paper. */
export type TestVersionStatistics = {
  testVersionId: string
  version: number
  questionCount: number
  maxUnits: number
  computedAt: number
  synthetic: number
  groups: Record<StatisticsGroup, { students: number; figures: TestFigures | null }>
  items: {
    questionId: string
    questionVersionId: string
    code: string
    title: Bilingual
    students: number
    facility: number | null
    discriminationIndex: number | null
    /** Empty below the least number of students. */
    choices: TakenChoice[]
    flags: StatisticsFlag[]
  }[]
}

/** GET /api/admin/tests/:testId/statistics. */
export type TestStatistics = { versions: TestVersionStatistics[]; isWaiting: boolean }
