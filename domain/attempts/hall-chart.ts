import { hallStates, type HallCounts, type HallMinute, type HallState } from './hall.ts'

export const hallChartSize = { width: 640, height: 200, left: 44, right: 632, top: 8, bottom: 176 } as const

/** The bands of the chart from the bottom up. */
export const hallBands: readonly HallState[] = ['submitted', 'closed', 'writing', 'lost', 'waiting']

export type HallChart = {
  /** Paths of the bands, stacked. */
  bands: { state: HallState; path: string }[]
  ticks: { y: number; value: number }[]
}

const totalOf = (counts: HallCounts): number => hallStates.reduce((sum, state) => sum + counts[state], 0)

/** The next number of the form 1, 2 or 5 times a power of ten that divides a scale into at most four steps. */
const tickStep = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 4)))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step * 4 >= most) ?? 10 * power
}

const { left, right, top, bottom } = hallChartSize

/**
 * The states of a hall over time, stacked. Counts hold from their minute to the next; `until` is the minute of the
 * reading. Null where nothing was reported yet.
 */
export const hallChartOf = (minutes: readonly HallMinute[], until: number): HallChart | null => {
  const [first] = minutes
  if (!first) return null
  const step = tickStep(Math.max(1, ...minutes.map(totalOf)))
  const most = step * Math.max(1, Math.ceil(Math.max(...minutes.map(totalOf)) / step))
  const span = Math.max(1, until - first.minute)
  const x = (minute: number) => round(left + ((Math.min(minute, until) - first.minute) / span) * (right - left))
  const y = (count: number) => round(bottom - (count / most) * (bottom - top))
  const below = minutes.map(() => 0)
  const bands = hallBands.map((state) => {
    const lower = [...below]
    for (const [index, counts] of minutes.entries()) below[index] = (below[index] ?? 0) + counts[state]
    const edge = (values: readonly number[]) =>
      minutes.flatMap(({ minute }, index) => {
        const height = y(values[index] ?? 0)
        return [`${x(minute)},${height}`, `${x(minutes[index + 1]?.minute ?? until)},${height}`]
      })
    return { state, path: `M${[...edge(below), ...edge(lower).toReversed()].join('L')}Z` }
  })
  const ticks = Array.from({ length: most / step + 1 }, (_, index) => ({ y: y(index * step), value: index * step }))
  return { bands, ticks }
}

const round = (value: number): number => Math.round(value * 10) / 10
