import type { SQL } from 'drizzle-orm'
import {
  storedFigures,
  type ChartDays,
  type DayValue,
  type Figure,
  type FigureName,
  type Figures,
} from '../../domain/dashboard/figures.ts'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import type { SearchDays } from '../../domain/search/contract.ts'
import { chartOf } from './chart.ts'
import * as store from './figures.store.ts'

/** Today is compared with the same weekday of last week. */
const comparedDays = 7
const weekMs = comparedDays * 86_400_000

type Row = Record<string, unknown>

/** First day of a chart that ends today. */
const firstDayOf = (now: number, days: ChartDays): string => addDays(dateInIndia(now), 1 - days)

/** First day of the searches that a chart and its comparison need. */
export const searchesFrom = (now: number, days: ChartDays): string =>
  addDays(dateInIndia(now), -Math.max(days, comparedDays))

/** Statements of the figures. The days before today are stored, today is counted as it is read. */
export const figureStatements = (now: number, days: ChartDays) => {
  const midnight = startOfDayInIndia(dateInIndia(now))
  return {
    stored: store.storedSince(firstDayOf(now, days)),
    today: store.countedBetween(midnight, now + 1),
    lastWeek: store.countedBetween(midnight - weekMs, now - weekMs),
    liveNow: store.openAttempts(),
  } satisfies Record<string, SQL>
}

type Rows = Record<keyof ReturnType<typeof figureStatements>, Row[]>

export const figuresOf = (rows: Rows, searches: SearchDays, now: number, days: ChartDays): Figures => {
  const today = dateInIndia(now)
  const first = firstDayOf(now, days)
  const figureOf = (
    name: FigureName,
    counted: number,
    before: number | null,
    values: ReadonlyMap<string, number>,
  ): Figure => {
    const shown = Array.from({ length: days }, (_, index): DayValue => {
      const day = addDays(first, index)
      return { day, value: day === today ? counted : (values.get(day) ?? null) }
    })
    return { name, today: counted, before, days: shown, chart: chartOf(shown) }
  }
  const stored = storedFigures.map((name) => {
    const values = rows.stored.filter((row) => row['name'] === name)
    const byDay = new Map(values.map(({ day, value }) => [String(day), Number(value)]))
    return figureOf(name, Number(rows.today[0]?.[name] ?? 0), Number(rows.lastWeek[0]?.[name] ?? 0), byDay)
  })
  const searched = figureOf('searches', searches.days.get(today) ?? 0, searches.before, searches.days)
  return { days, liveNow: Number(rows.liveNow[0]?.['count'] ?? 0), figures: [...stored, searched] }
}
