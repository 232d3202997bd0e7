import type { Faq, Normaliser, ReleaseRule, TestKind } from '../../../domain/catalogue/contract.ts'
import type { AccessKind } from '../../../domain/purchases/access.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

export type SeedSection = {
  /** Id of the preset's section whose marking holds. */
  presetSectionId: string
  /** Where the test names it otherwise than the preset. */
  title?: Bilingual
  /** Its own time, where the pattern gives sections theirs and the test is shorter than the exam. */
  minutes?: number
  /** Codes of questions, in the order of the paper. */
  questions: string[]
  /** By code, where a kind has several marks (GATE: 1 and 2). */
  weights?: Record<string, number>
}

/** Minutes from the time of seeding. */
type SeedWindow = {
  opens: number
  closes: number
  /** A live test with a lobby: everyone's clock starts as it opens. */
  commonStart?: boolean
  lateJoinMinutes?: number
}

export type SeedTest = {
  id: string
  seriesId: string | null
  examId: string
  presetVersionId: string
  code: string
  title: Bilingual
  kind: TestKind
  access: AccessKind
  durationMinutes: number
  window: SeedWindow | null
  attemptsAllowed: number | null
  /** Tests of one group are shifts of one exam, normalised together. */
  shiftGroupId?: string
  release: ReleaseRule
  sections: SeedSection[]
}

export type SeedSeries = {
  id: string
  examId: string
  title: Bilingual
  summary: Bilingual
  description: Bilingual
  faq: Faq[]
  access: AccessKind
  pricePaise: number | null
  validityDays: number | null
}

/** A series with its tests, in the order of its page. */
export type SeedGroup = { series: SeedSeries; tests: SeedTest[] }

/** No window, any number of attempts, solutions right after. */
export const practice = { window: null, attemptsAllowed: null, release: { rule: 'at_once' } } as const

export const free = { access: 'free', pricePaise: null, validityDays: null } as const

export type SeedShiftGroup = { id: string; title: Bilingual; normaliser: Normaliser }

/** Codes of questions of one prefix: ('gkn', 3, 12) -> gkn-003, gkn-012. */
export const codes = (prefix: string, ...numbers: number[]): string[] =>
  numbers.map((number) => `${prefix}-${String(number).padStart(3, '0')}`)
