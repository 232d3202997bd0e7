import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { chartSize, type Chart, type DayValue } from '../../domain/dashboard/figures.ts'

const tickCount = 2

/** Least top of the scale, so that a figure of one or two a day is not drawn as a peak. */
const leastTop = 4

/** Curve of a figure over its days; days without a value interrupt it. */
export const chartOf = (days: readonly DayValue[]): Chart => {
  const { left, right, top, bottom } = chartSize
  const highest = Math.max(leastTop, ...days.map(({ value }) => value ?? 0))
  const x = scaleLinear([0, Math.max(1, days.length - 1)], [left, right])
  const y = scaleLinear([0, highest], [bottom, top]).nice(tickCount)
  const points = days.map(({ value }, index) => ({ index, value }))
  const rounded = (position: number): number => Math.round(position * 10) / 10
  const last = points.at(-1)
  type Point = (typeof points)[number]
  const at = ({ index }: Point): number => x(index)
  const height = ({ value }: Point): number => y(value ?? 0)
  const isCounted = ({ value }: Point): boolean => value !== null
  return {
    line: line<Point>(at, height).defined(isCounted).curve(curveMonotoneX).digits(1)(points) ?? '',
    area: area<Point>(at, bottom, height).defined(isCounted).curve(curveMonotoneX).digits(1)(points) ?? '',
    last: last && isCounted(last) ? { x: rounded(at(last)), y: rounded(height(last)) } : null,
    ticks: y.ticks(tickCount).map((value) => ({ value, y: rounded(y(value)) })),
  }
}
