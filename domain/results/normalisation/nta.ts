import { fixedText, pointOfStudent, pointsOf, type ShiftScore, type ShiftResult, type Shift } from './shift.ts'

/** NTA scores have 7 decimals, so that few are equal. */
const decimals = 7

/**
 * NTA (JEE Main, CUET PG, UGC-NET): 100 * (number in the shift with a raw score <= mine) / (number in the shift), 7
 * decimals; the percentiles of all shifts are merged and sorted. The best of each shift has 100.
 */
export const ntaRows = (shifts: readonly Shift[]): ShiftScore[] =>
  shifts.flatMap((shift) =>
    pointsOf(shift, decimals).map(({ units, students, percentile }) => {
      const text = fixedText(percentile, decimals)
      return { shiftId: shift.id, units, students, percentile: text, normalised: text, merit: percentile }
    }),
  )

export type NtaSteps = {
  rule: 'nta'
  students: number
  atOrBelow: number
  percentile: string
}

export const explainNta = (shifts: readonly Shift[], student: ShiftResult): NtaSteps => {
  const { point, students } = pointOfStudent(shifts, student, decimals)
  return { rule: 'nta', students, atOrBelow: point.atOrBelow, percentile: fixedText(point.percentile, decimals) }
}
