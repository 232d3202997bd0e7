import { unitsPerMark } from '../marks.ts'
import type { HistogramBar } from '../standing.ts'

/** The first attempts of one shift: how many students have each raw score, in units (domain/results/marks.ts). */
export type Shift = { id: string; bars: readonly HistogramBar[] }

/** A raw score of a shift with the percentile it stands at there, in the last decimal of the rule (an integer). */
export type Point = { units: number; students: number; atOrBelow: number; percentile: number }

/** The bars of single scores, in any order. */
export const shiftOf = (id: string, scores: readonly number[]): Shift => {
  const byScore = Map.groupBy(scores, (units) => units)
  return { id, bars: [...byScore].map(([units, { length }]) => ({ units, students: length })) }
}

export const studentsIn = (bars: Shift['bars']): number => bars.reduce((sum, { students }) => sum + students, 0)

export const meanOf = (bars: Shift['bars']): number =>
  bars.reduce((sum, { units, students }) => sum + units * students, 0) / studentsIn(bars)

/** Of the whole population: divided by N, so that shifts of the same scores have the same spread, however many they are. */
export const deviationOf = (bars: Shift['bars']): number => {
  const mean = meanOf(bars)
  return Math.sqrt(
    bars.reduce((sum, { units, students }) => sum + students * (units - mean) ** 2, 0) / studentsIn(bars),
  )
}

/** 100 * (number with a raw score <= mine) / N as an integer in the last of so many decimals: 98.76543 -> 9876543. */
export const scaledPercentile = (atOrBelow: number, of: number, decimals: number): number =>
  Math.round((atOrBelow * 10 ** (decimals + 2)) / of)

/** Every raw score of a shift, lowest first, with its percentile. */
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

/** Where a percentile of another shift falls among those of a shift. */
export type Place =
  | { kind: 'met'; at: Point }
  | { kind: 'between'; below: Point; above: Point }
  /** Under the lowest that occurs here: the lowest mark holds. */
  | { kind: 'lowest'; at: Point }

/** Points are in order and not empty; the last stands at 100, so nothing is above it. */
export const placeOf = (points: readonly Point[], percentile: number): Place => {
  const at = points.findIndex((point) => point.percentile >= percentile)
  const above = points[at]
  if (!above) throw new RangeError(`No percentile ${percentile} in this shift`)
  if (above.percentile === percentile) return { kind: 'met', at: above }
  const below = points[at - 1]
  return below ? { kind: 'between', below, above } : { kind: 'lowest', at: above }
}

/** The raw score at a place, interpolated linearly: units, not whole any more. */
export const unitsAt = (place: Place, percentile: number): number => {
  if (place.kind !== 'between') return place.at.units
  const { below, above } = place
  return (
    below.units +
    ((above.units - below.units) * (percentile - below.percentile)) / (above.percentile - below.percentile)
  )
}

/** Decimals that normalised marks have. */
export const markDecimals = 5

/** Units as an integer in the last decimal of a normalised mark: 1680 -> 133333. */
export const scaledMarks = (units: number): number => Math.round((units * 10 ** markDecimals) / unitsPerMark)

/** An integer in the last of so many decimals as people write it: 9876543 with 5 -> "98.76543". */
export const fixedText = (scaled: number, decimals: number): string => {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0')
  return `${scaled < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Units as a normalised mark: 1680 -> "1.33333". */
export const marksText = (units: number): string => fixedText(scaledMarks(units), markDecimals)

/** What a rule makes of one raw score of one shift. Students of the same shift and score share it. */
export type Row = {
  shiftId: string
  units: number
  students: number
  /** In the shift. */
  percentile: string
  normalised: string
  /** What puts students in order over all shifts: more is better. */
  merit: number
}

/** One student: the shift they sat in and their raw score there. */
export type Sat = { shiftId: string; units: number }

/** The shift and point of a student. Throws RangeError where nobody of the shift has that score. */
export const pointOfSat = (shifts: readonly Shift[], { shiftId, units }: Sat, decimals: number) => {
  const shift = shifts.find(({ id }) => id === shiftId)
  const point = shift && pointsOf(shift, decimals).find((each) => each.units === units)
  if (!shift || !point) throw new RangeError(`Nobody of shift ${shiftId} has ${units}`)
  return { shift, point, students: studentsIn(shift.bars) }
}
