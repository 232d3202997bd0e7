import type { Faq, Normaliser, ReleaseRule } from '../../../domain/catalogue/contract.ts'
import type { TestKind } from '../../../domain/catalogue/test-kinds.ts'
import type { AccessKind } from '../../../domain/purchases/access.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

export type SeedSection = {
  /** Id of the preset's section whose marking applies. */
  presetSectionId: string
  /** Overrides the preset's title. */
  title?: Bilingual
  /** Own time, where the preset has section times and the test is shorter than the exam. */
  minutes?: number
  /** Codes of questions, in paper order. */
  questions: string[]
  /** Marks by question code, where a kind has several (GATE: 1 and 2). */
  weights?: Record<string, number>
}

/** Minutes after seeding. */
type SeedWindow = {
  opens: number
  closes: number
  /** A live test with a lobby: all clocks start at its opening. */
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
  /** Tests of one group are shifts of one exam and normalised together. */
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
}

/** A series with its tests, in page order. */
export type SeedGroup = { series: SeedSeries; tests: SeedTest[] }

/** No window, any number of attempts, solutions at once. */
export const practice = { window: null, attemptsAllowed: null, release: { rule: 'at_once' } } as const

export type SeedShiftGroup = { id: string; title: Bilingual; normaliser: Normaliser }

/** Question codes in a row: ('ss', 1, 3) -> ss-001, ss-002, ss-003. */
export const codesFrom = (prefix: string, first: number, count: number): string[] =>
  codes(prefix, ...Array.from({ length: count }, (_, index) => first + index))

/** Question codes with one prefix: ('gkn', 3, 12) -> gkn-003, gkn-012. */
export const codes = (prefix: string, ...numbers: number[]): string[] =>
  numbers.map((number) => `${prefix}-${String(number).padStart(3, '0')}`)
