import {
  fixedText,
  marksText,
  placeOf,
  pointOfStudent,
  pointsOf,
  scaledMarks,
  unitsAt,
  type Point,
  type ShiftScore,
  type ShiftResult,
  type Shift,
} from './shift.ts'
import { writtenPlace, type WrittenPlace } from './written.ts'

const decimals = 7

/** Mean over all shifts of the raw mark at a percentile. */
const meanMarkAt = (points: readonly (readonly Point[])[], percentile: number): number =>
  points.reduce((sum, each) => sum + unitsAt(placeOf(each, percentile), percentile), 0) / points.length

/**
 * SSC 2025, equipercentile: the percentile in the shift; the percentiles of all shifts merged and sorted; at each of
 * them the raw mark of every shift, interpolated linearly between its two neighbours where the shift does not have that
 * percentile itself (below its lowest the lowest mark holds); the mean of those marks is the normalised mark. Source:
 * SSC's notice of 2 June 2025. The number of decimals of percentiles there is not checked; 7 keep them distinct.
 */
export const equipercentileRows = (shifts: readonly Shift[]): ShiftScore[] => {
  const points = shifts.map((shift) => pointsOf(shift, decimals))
  const merged = new Set(points.flat().map(({ percentile }) => percentile))
  const unitsOf = new Map([...merged].map((percentile) => [percentile, meanMarkAt(points, percentile)]))
  return shifts.flatMap((shift, index) =>
    (points[index] ?? []).map(({ units, students, percentile }) => {
      const mark = unitsOf.get(percentile) ?? 0
      return {
        shiftId: shift.id,
        units,
        students,
        percentile: fixedText(percentile, decimals),
        normalised: marksText(mark),
        merit: scaledMarks(mark),
      }
    }),
  )
}

export type EquipercentileSteps = {
  rule: 'ssc_2025'
  students: number
  atOrBelow: number
  percentile: string
  /** Number of distinct merged percentiles, and the place of the student's among them from above. */
  merged: { percentiles: number; place: number }
  /** Mark of each shift at that percentile. */
  marks: { shiftId: string; place: WrittenPlace; mark: string }[]
  normalised: string
}

export const explainEquipercentile = (shifts: readonly Shift[], student: ShiftResult): EquipercentileSteps => {
  const { point, students } = pointOfStudent(shifts, student, decimals)
  const points = shifts.map((shift) => pointsOf(shift, decimals))
  const merged = [...new Set(points.flat().map(({ percentile }) => percentile))]
  return {
    rule: 'ssc_2025',
    students,
    atOrBelow: point.atOrBelow,
    percentile: fixedText(point.percentile, decimals),
    merged: {
      percentiles: merged.length,
      place: 1 + merged.filter((percentile) => percentile > point.percentile).length,
    },
    marks: shifts.map((shift, index) => {
      const place = placeOf(points[index] ?? [], point.percentile)
      return {
        shiftId: shift.id,
        place: writtenPlace(place, decimals),
        mark: marksText(unitsAt(place, point.percentile)),
      }
    }),
    normalised: marksText(meanMarkAt(points, point.percentile)),
  }
}
