import type { Language } from '../../language.ts'

/** Languages of attempts; `unknown` for results stored before the language was. */
export const tallyLanguages = ['en', 'hi', 'unknown'] as const satisfies readonly (Language | 'unknown')[]
export type TallyLanguage = (typeof tallyLanguages)[number]

/** Outcome of an item for a student. `seconds` is null where it was never opened. */
export type ItemOutcome = { choice: string; units: number; seconds: number | null }

/** A first attempt. An item that does not count for the student is null. */
export type CountedAttempt = {
  language: TallyLanguage
  synthetic: boolean
  items: readonly (ItemOutcome | null)[]
}

export type Cell = { choice: string; units: number }
/** Students of one total: their number, and by item the number of each of its cells. */
export type TotalCounts = { students: number; cells: number[][] }
type LanguageTally = { totals: Map<number, TotalCounts>; seconds: Map<number, number>[] }

/**
 * Number of students by total and answer: all that the statistics of a test need, in memory that does not grow with the
 * number of students. Totals are in units (domain/results/marks.ts), without the items that are left out.
 */
export type Tally = {
  /** Totals are multiples of it: 1 unless there are more than `maxTotals` different ones. */
  width: number
  synthetic: number
  /** Distinct answers of each item. */
  cells: Cell[][]
  languages: Record<TallyLanguage, LanguageTally>
}

/** Papers of real exams have at most some hundred different totals. */
export const maxTotals = 2_000

/** Longer times are counted as this one. */
const maxSeconds = 3_600

const emptyLanguage = (items: number): LanguageTally => ({
  totals: new Map(),
  seconds: Array.from({ length: items }, () => new Map<number, number>()),
})

export const emptyTally = (items: number): Tally => ({
  width: 1,
  synthetic: 0,
  cells: Array.from({ length: items }, () => []),
  languages: { en: emptyLanguage(items), hi: emptyLanguage(items), unknown: emptyLanguage(items) },
})

const cellIndex = (cells: Cell[], { choice, units }: ItemOutcome): number => {
  const known = cells.findIndex((cell) => cell.units === units && cell.choice === choice)
  return known < 0 ? cells.push({ choice, units }) - 1 : known
}

const increment = (counts: Map<number, number>, value: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

const countsAt = ({ totals }: LanguageTally, total: number, items: number): TotalCounts => {
  const known = totals.get(total)
  if (known) return known
  const counts = { students: 0, cells: Array.from({ length: items }, (): number[] => []) }
  totals.set(total, counts)
  return counts
}

const rounded = (total: number, width: number): number => Math.round(total / width) * width

/** Adds an attempt to a tally in place. */
export const addAttempt = (tally: Tally, { language, synthetic, items }: CountedAttempt): void => {
  const total = items.reduce((sum, item) => sum + (item?.units ?? 0), 0)
  const own = tally.languages[language]
  const counts = countsAt(own, rounded(total, tally.width), tally.cells.length)
  counts.students += 1
  if (synthetic) tally.synthetic += 1
  for (const [index, item] of items.entries()) {
    const [cells, ofTotal, seconds] = [tally.cells[index], counts.cells[index], own.seconds[index]]
    if (!item || !cells || !ofTotal || !seconds) continue
    const cell = cellIndex(cells, item)
    while (ofTotal.length <= cell) ofTotal.push(0)
    ofTotal[cell] = (ofTotal[cell] ?? 0) + 1
    if (item.seconds !== null) increment(seconds, Math.min(maxSeconds, item.seconds))
  }
  while (own.totals.size > maxTotals) widen(tally)
}

const addCounts = (to: TotalCounts, from: TotalCounts): void => {
  to.students += from.students
  for (const [index, cells] of from.cells.entries())
    to.cells[index] = Array.from(
      { length: Math.max(cells.length, to.cells[index]?.length ?? 0) },
      (_, cell) => (cells[cell] ?? 0) + (to.cells[index]?.[cell] ?? 0),
    )
}

/** Rounds the totals of a tally to twice the width, so that a paper of free marks stays bounded. */
const widen = (tally: Tally): void => {
  tally.width *= 2
  for (const language of tallyLanguages) {
    const own = tally.languages[language]
    const finer = own.totals
    own.totals = new Map()
    for (const [total, counts] of finer)
      addCounts(countsAt(own, rounded(total, tally.width), tally.cells.length), counts)
  }
}
