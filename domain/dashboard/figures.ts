import { z } from 'zod'

/** Figures by day, in the order of the dashboard. */
export const figureNames = ['signUps', 'activeStudents', 'attempts', 'revenue', 'searches'] as const
export type FigureName = (typeof figureNames)[number]

/** Figures that are counted from records and stored by day; revenue in rupees, GST included. */
export const storedFigures = ['signUps', 'activeStudents', 'attempts', 'revenue'] as const
export type StoredFigure = (typeof storedFigures)[number]

/** Days of a chart, today included. */
export const chartDays = [30, 90] as const
export type ChartDays = (typeof chartDays)[number]

/** Query of GET /api/admin/dashboard. */
export const DashboardQuery = z.strictObject({
  days: z
    .enum(chartDays.map(String) as ['30', '90'])
    .default('30')
    .transform((days) => Number(days) as ChartDays),
})

/** Paths and positions in a picture of `chartSize`. */
export type Chart = {
  line: string
  area: string
  /** Position of the last day; null where it has no value. */
  last: { x: number; y: number } | null
  /** Lines of the scale. */
  ticks: { y: number; value: number }[]
}

export const chartSize = { width: 360, height: 120, left: 36, right: 352, top: 10, bottom: 100 } as const

/** `day`: in India, `YYYY-MM-DD`; `value` null before the figure was counted. */
export type DayValue = { day: string; value: number | null }

/** A figure of today so far, and of the same weekday of last week until the same time (null when not counted then). */
export type Figure = {
  name: FigureName
  today: number
  before: number | null
  days: DayValue[]
  chart: Chart
}

/** `liveNow`: attempts in progress, exact to `countedTo` (domain/lists.ts), one more above it. */
export type Figures = { days: ChartDays; liveNow: number; figures: Figure[] }
