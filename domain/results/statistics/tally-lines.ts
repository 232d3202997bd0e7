import { emptyTally, tallyLanguages, type Cell, type Tally, type TallyLanguage, type TotalCounts } from './tally.ts'

/**
 * Stored form of a tally: lines of JSON, each a bounded part of it, so that neither writing nor reading one takes long.
 */
type Line =
  | { width: number; synthetic: number; cells: Cell[][] }
  | { language: TallyLanguage; totals: [total: number, TotalCounts][] }
  | { language: TallyLanguage; item: number; seconds: [seconds: number, students: number][] }

/** Answers of a line: of some totals to every item, or every time spent on one item. */
const answersPerLine = 4_000

const linesOf = function* (tally: Tally): Generator<Line> {
  const { width, synthetic, cells, languages } = tally
  yield { width, synthetic, cells }
  const size = Math.max(1, Math.floor(answersPerLine / Math.max(1, cells.length)))
  for (const language of tallyLanguages) {
    const totals = [...languages[language].totals]
    for (let first = 0; first < totals.length; first += size)
      yield { language, totals: totals.slice(first, first + size) }
    for (const [item, seconds] of languages[language].seconds.entries())
      if (seconds.size > 0) yield { language, item, seconds: [...seconds] }
  }
}

/** Lines of a tally, the first of which begins it. */
export const tallyLines = function* (tally: Tally): Generator<string> {
  for (const line of linesOf(tally)) yield JSON.stringify(line)
}

/** Tally with a further line of it; null before the first. */
export const withTallyLine = (tally: Tally | null, json: string): Tally => {
  const line = JSON.parse(json) as Line
  if ('width' in line) return { ...emptyTally(line.cells.length), ...line }
  if (!tally) throw new Error('A tally does not begin with this line.')
  const own = tally.languages[line.language]
  if ('totals' in line) for (const [total, counts] of line.totals) own.totals.set(total, counts)
  else own.seconds[line.item] = new Map(line.seconds)
  return tally
}
