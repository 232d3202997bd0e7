import {
  deviationOf,
  fixedText,
  marksText,
  meanOf,
  pointsOf,
  scaledMarks,
  studentsIn,
  type ShiftScore,
  type ShiftResult,
  type Shift,
} from './shift.ts'

/** Decimals of the percentile shown beside the marks; the rule does not use it. */
const decimals = 7

/** The mean of the best 0.1 % is one of the two fixed points. */
const topOf = 1000

/**
 * Mean of the best 0.1 % (their number rounded up, as the notification says), and the mean plus one standard deviation.
 */
const fixedPoints = (bars: Shift['bars']) => {
  const students = studentsIn(bars)
  const topStudents = Math.ceil(students / topOf)
  let left = topStudents
  let sum = 0
  for (const { units, students: count } of bars.toSorted((first, second) => second.units - first.units)) {
    const taken = Math.min(left, count)
    sum += taken * units
    left -= taken
  }
  const [mean, deviation] = [meanOf(bars), deviationOf(bars)]
  return { students, topStudents, top: sum / topStudents, mean, deviation, q: mean + deviation }
}

const allBars = (shifts: readonly Shift[]): Shift['bars'] => shifts.flatMap(({ bars }) => bars)

/** Fixed points over all shifts, of the shift with the highest mean, and of each shift. */
const figuresOf = (shifts: readonly Shift[]) => {
  const overall = fixedPoints(allBars(shifts))
  const each = shifts.map((shift) => ({ id: shift.id, ...fixedPoints(shift.bars) }))
  const best = each.toSorted((first, second) => second.mean - first.mean)[0]
  if (!best) throw new RangeError('No shift')
  return { overall, each, best, target: best.mean + overall.deviation }
}

type Figures = ReturnType<typeof figuresOf>

const normalisedUnits = ({ overall, each, target }: Figures, { shiftId, units }: ShiftResult): number => {
  const own = each.find(({ id }) => id === shiftId)
  if (!own) throw new RangeError(`No shift ${shiftId}`)
  return ((overall.top - overall.q) / (own.top - own.q)) * (units - own.q) + target
}

/**
 * Shift whose best 0.1 % do not exceed the mean plus one standard deviation, so that the line has no slope: its id,
 * `'all'` for all shifts together, or null.
 */
export const flatTop = (shifts: readonly Shift[]): string | null => {
  const { overall, each } = figuresOf(shifts)
  return each.find(({ top, q }) => top <= q)?.id ?? (overall.top <= overall.q ? 'all' : null)
}

/**
 * SSC 2019 and GATE, a straight line: M' = (Mt_g - Mq_g) / (Mt_i - Mq_i) * (M - Mq_i) + Mq_gm, with Mt the mean of the
 * best 0.1 % (number rounded up), Mq the mean plus the standard deviation, g over all shifts, i in the shift, and Mq_gm
 * the mean of the shift with the highest mean plus the standard deviation over all shifts. Source: SSC's notice of 7
 * February 2019. Shifts with the same scores keep their marks as long as the rounding up selects the same best
 * students.
 */
export const linearRows = (shifts: readonly Shift[]): ShiftScore[] => {
  const figures = figuresOf(shifts)
  return shifts.flatMap((shift) =>
    pointsOf(shift, decimals).map(({ units, students, percentile }) => {
      const mark = normalisedUnits(figures, { shiftId: shift.id, units })
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

type WrittenFixedPoints = {
  students: number
  topStudents: number
  top: string
  mean: string
  deviation: string
  q: string
}

export type LinearSteps = {
  rule: 'ssc_2019'
  own: WrittenFixedPoints
  overall: WrittenFixedPoints
  best: { id: string; mean: string; q: string }
  /** Numerator and denominator of the fraction, and the fraction. */
  spread: { overall: string; own: string; factor: string }
  mark: string
  /** Mark minus the shift's mean plus deviation. */
  distance: string
  normalised: string
}

const written = ({ students, topStudents, ...marks }: Figures['overall']): WrittenFixedPoints => ({
  students,
  topStudents,
  top: marksText(marks.top),
  mean: marksText(marks.mean),
  deviation: marksText(marks.deviation),
  q: marksText(marks.q),
})

export const explainLinear = (shifts: readonly Shift[], student: ShiftResult): LinearSteps => {
  const figures = figuresOf(shifts)
  const { overall, each, best, target } = figures
  const own = each.find(({ id }) => id === student.shiftId)
  if (!own) throw new RangeError(`No shift ${student.shiftId}`)
  return {
    rule: 'ssc_2019',
    own: written(own),
    overall: written(overall),
    best: { id: best.id, mean: marksText(best.mean), q: marksText(target) },
    spread: {
      overall: marksText(overall.top - overall.q),
      own: marksText(own.top - own.q),
      factor: ((overall.top - overall.q) / (own.top - own.q)).toFixed(5),
    },
    mark: marksText(student.units),
    distance: marksText(student.units - own.q),
    normalised: marksText(normalisedUnits(figures, student)),
  }
}
