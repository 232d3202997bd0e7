import { unitsPerMark } from '../marks.ts'
import type { HistogramBar } from '../standing.ts'

/** First attempts of one shift: the number of students with each raw score, in units (domain/results/marks.ts). */
export type Shift = { id: string; bars: readonly HistogramBar[] }

/** A raw score of a shift with its percentile, as an integer in the last decimal of the rule. */
export type Point = { units: number; students: number; atOrBelow: number; percentile: number }

/** A shift from single scores, in any order. */
export const shiftOf = (id: string, scores: readonly number[]): Shift => {
  const byScore = Map.groupBy(scores, (units) => units)
  return { id, bars: [...byScore].map(([units, { length }]) => ({ units, students: length })) }
}

export const studentsIn = (bars: Shift['bars']): number => bars.reduce((sum, { students }) => sum + students, 0)

export const meanOf = (bars: Shift['bars']): number =>
  bars.reduce((sum, { units, students }) => sum + units * students, 0) / studentsIn(bars)

/** Population deviation, divided by N, so that shifts with the same scores have the same spread whatever their size. */
export const deviationOf = (bars: Shift['bars']): number => {
  const mean = meanOf(bars)
  return Math.sqrt(
    bars.reduce((sum, { units, students }) => sum + students * (units - mean) ** 2, 0) / studentsIn(bars),
  )
}

/** 100 * (number with a raw score <= mine) / N as an integer in the last decimal: 98.76543 -> 9876543. */
const scaledPercentile = (atOrBelow: number, of: number, decimals: number): number =>
  Math.round((atOrBelow * 10 ** (decimals + 2)) / of)

/** Raw scores of a shift with their percentiles, lowest first. */
export const pointsOf = ({ bars }: Shift, decimals: number): Point[] => {
  const of = studentsIn(bars)
  let atOrBelow = 0
  return bars
    .filter(({ students }) => students > 0)
    .toSorted((first, second) => first.units - second.units)
    .map(({ units, students }) => {
      atOrBelow += students
      return { units, students, atOrBelow, percentile: scaledPercentile(atOrBelow, of, decimals) }
    })
}

/** Position of a percentile of another shift among the points of a shift. */
export type CurvePosition =
  | { kind: 'met'; at: Point }
  | { kind: 'between'; below: Point; above: Point }
  /** Below the lowest percentile: the lowest mark applies. */
  | { kind: 'lowest'; at: Point }

/** Points are sorted and not empty; the last has 100, so nothing is above it. */
export const placeOf = (points: readonly Point[], percentile: number): CurvePosition => {
  const at = points.findIndex((point) => point.percentile >= percentile)
  const above = points[at]
  if (!above) throw new RangeError(`No percentile ${percentile} in this shift`)
  if (above.percentile === percentile) return { kind: 'met', at: above }
  const below = points[at - 1]
  return below ? { kind: 'between', below, above } : { kind: 'lowest', at: above }
}

/** Raw score at a position on the curve, interpolated linearly; in units, possibly fractional. */
export const unitsAt = (place: CurvePosition, percentile: number): number => {
  if (place.kind !== 'between') return place.at.units
  const { below, above } = place
  return (
    below.units +
    ((above.units - below.units) * (percentile - below.percentile)) / (above.percentile - below.percentile)
  )
}

/** Decimals of normalised marks. */
const markDecimals = 5

/** Units as an integer in the last decimal of a normalised mark: 1680 -> 133333. */
export const scaledMarks = (units: number): number => Math.round((units * 10 ** markDecimals) / unitsPerMark)

/** Text of an integer in the last decimal: 9876543 with 5 -> "98.76543". */
export const fixedText = (scaled: number, decimals: number): string => {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0')
  return `${scaled < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Units as a normalised mark: 1680 -> "1.33333". */
export const marksText = (units: number): string => fixedText(scaledMarks(units), markDecimals)

/** Normalised score of one raw score of one shift, shared by all students with it. */
export type ShiftScore = {
  shiftId: string
  units: number
  students: number
  /** Percentile in the shift. */
  percentile: string
  normalised: string
  /** Order over all shifts; more is better. */
  merit: number
}

/** A student's shift and raw score there. */
export type ShiftResult = { shiftId: string; units: number }

/** Shift and point of a student. Throws RangeError where no student of the shift has that score. */
export const pointOfStudent = (shifts: readonly Shift[], { shiftId, units }: ShiftResult, decimals: number) => {
  const shift = shifts.find(({ id }) => id === shiftId)
  const point = shift && pointsOf(shift, decimals).find((each) => each.units === units)
  if (!shift || !point) throw new RangeError(`Nobody of shift ${shiftId} has ${units}`)
  return { shift, point, students: studentsIn(shift.bars) }
}
