import { addDays } from '../../../../domain/india.ts'
import type { PracticeDay } from '../../../../domain/revision/progress.ts'

/** Cell of a day. `step` is 0 without answers, 4 for many. */
export type HeatCell = { day: string; answers: number; column: number; row: number; step: number }

/** Answers of a day from which a step begins. */
const stepsFrom = [1, 10, 25, 50] as const

const stepOf = (answers: number): number => stepsFrom.filter((from) => answers >= from).length

/** Day of the week, 0 for Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Cells of some weeks up to a day, in columns of weeks that begin on Monday. */
export const heatCells = (days: readonly PracticeDay[], today: string, weeks: number): HeatCell[] => {
  const answersOf = new Map(days.map(({ day, answers }) => [day, answers]))
  const first = addDays(today, -weekday(today) - 7 * (weeks - 1))
  return Array.from({ length: 7 * weeks }, (_, index) => {
    const day = addDays(first, index)
    const answers = answersOf.get(day) ?? 0
    return { day, answers, column: Math.floor(index / 7), row: index % 7, step: stepOf(answers) }
  }).filter(({ day }) => day <= today)
}

const opacities = [1, 0.3, 0.5, 0.75, 1] as const

/** Steps of the colours. */
export const steps = opacities.map((_opacity, step) => step)

/** Colour of a step. */
export const lookOfStep = (step: number) =>
  step === 0 ? { className: 'fill-hairline' } : { className: 'fill-primary', fillOpacity: opacities[step] }

/** Days and answers by week, newest first. */
export const byWeek = (cells: readonly HeatCell[]) =>
  [...Map.groupBy(cells, ({ column }) => column).values()]
    .map((week) => ({
      from: week[0]?.day ?? '',
      days: week.filter(({ answers }) => answers > 0).length,
      answers: week.reduce((sum, { answers }) => sum + answers, 0),
    }))
    .toReversed()

/** Days in a row with answers, up to today or yesterday. */
export const runOf = (days: readonly PracticeDay[], today: string): number => {
  const known = new Set(days.map(({ day }) => day))
  let [day, run] = [known.has(today) ? today : addDays(today, -1), 0]
  for (; known.has(day); day = addDays(day, -1)) run += 1
  return run
}

/** Days and answers by month, `YYYY-MM`, newest first. */
export const byMonth = (days: readonly PracticeDay[]) =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))]
    .map(([month, own]) => ({
      month,
      days: own.length,
      answers: own.reduce((sum, { answers }) => sum + answers, 0),
    }))
    .toReversed()
