import {
  fixedText,
  marksText,
  meanOf,
  placeOf,
  pointOfStudent,
  pointsOf,
  studentsIn,
  unitsAt,
  type ShiftScore,
  type ShiftResult,
  type Shift,
} from './shift.ts'
import { writtenPlace, type WrittenPlace } from './written.ts'

const decimals = 5

/** Minimum share of the average number of students that a base shift needs. */
const leastShare = 0.7

/**
 * Base shift: the highest mean among shifts with at least 70 % of the average number of students. One always exists,
 * since the largest has at least the average. Of equal means the larger shift, then the one listed first.
 */
const baseOf = (shifts: readonly Shift[]) => {
  const average = shifts.reduce((sum, { bars }) => sum + studentsIn(bars), 0) / shifts.length
  const least = leastShare * average
  const figures = shifts.map((shift) => {
    const students = studentsIn(shift.bars)
    return { shift, students, mean: meanOf(shift.bars), large: students >= least }
  })
  const base = figures
    .filter(({ large }) => large)
    .toSorted((first, second) => second.mean - first.mean || second.students - first.students)[0]
  if (!base) throw new RangeError('No shift')
  return { base, figures, average, least }
}

/**
 * RRB: candidates are ranked by the percentile in their shift, to 5 decimals. For its mark, a percentile is looked up
 * among those of the base shift and interpolated linearly between two of them:
 * marks = m1 + (m2 - m1) * (P - P1) / (P2 - P1).
 * Marks of the base shift stay the same. Below the lowest percentile of the base shift, its lowest mark applies.
 */
export const rrbRows = (shifts: readonly Shift[]): ShiftScore[] => {
  const { base } = baseOf(shifts)
  const basePoints = pointsOf(base.shift, decimals)
  return shifts.flatMap((shift) =>
    pointsOf(shift, decimals).map(({ units, students, percentile }) => ({
      shiftId: shift.id,
      units,
      students,
      percentile: fixedText(percentile, decimals),
      normalised: marksText(unitsAt(placeOf(basePoints, percentile), percentile)),
      merit: percentile,
    })),
  )
}

export type RrbSteps = {
  rule: 'rrb'
  students: number
  atOrBelow: number
  percentile: string
  /** `large` is true when it has enough students to be the base. */
  shifts: { id: string; students: number; mean: string; large: boolean }[]
  averageStudents: string
  leastStudents: string
  baseId: string
  /** Null for a student of the base shift: marks stay the same. */
  place: WrittenPlace | null
  normalised: string
}

export const explainRrb = (shifts: readonly Shift[], student: ShiftResult): RrbSteps => {
  const { point, students } = pointOfStudent(shifts, student, decimals)
  const { base, figures, average, least } = baseOf(shifts)
  const place = placeOf(pointsOf(base.shift, decimals), point.percentile)
  return {
    rule: 'rrb',
    students,
    atOrBelow: point.atOrBelow,
    percentile: fixedText(point.percentile, decimals),
    shifts: figures.map(({ shift, mean, ...figure }) => ({
      id: shift.id,
      students: figure.students,
      mean: marksText(mean),
      large: figure.large,
    })),
    averageStudents: average.toFixed(2),
    leastStudents: least.toFixed(2),
    baseId: base.shift.id,
    place: base.shift.id === student.shiftId ? null : writtenPlace(place, decimals),
    normalised: marksText(unitsAt(place, point.percentile)),
  }
}
