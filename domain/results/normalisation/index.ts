import { minStudentsForPercentile } from '../standing.ts'
import type { Normaliser } from '../../catalogue/contract.ts'
import { equipercentileRows, explainEquipercentile, type EquipercentileSteps } from './equipercentile.ts'
import { explainLinear, flatTop, linearRows, type LinearSteps } from './linear.ts'
import { explainNta, ntaRows, type NtaSteps } from './nta.ts'
import { explainRrb, rrbRows, type RrbSteps } from './rrb.ts'
import { studentsIn, type ShiftScore, type ShiftResult, type Shift } from './shift.ts'

export { shiftOf, type ShiftResult, type Shift } from './shift.ts'
export type { WrittenPlace } from './written.ts'

export type NormalisationRule = Exclude<Normaliser, 'none'>

/** Reason why a group of shifts has no normalised scores. */
export type NormalisationRefusal =
  /** Raw marks remain: one shift needs no normalisation. */
  | { reason: 'one_shift' }
  /** Below `least` students a percentile says nothing. */
  | { reason: 'too_few'; shiftId: string; students: number; least: number }
  /** All students have the same marks. */
  | { reason: 'no_spread'; shiftId: string }
  /**
   * The best do not exceed the mean plus SD, so the line of the linear form has no slope; null means over all shifts.
   */
  | { reason: 'flat_top'; shiftId: string | null }

/**
 * Normalised score of a raw score (units) of one shift. Rank over all shifts: 1 + everyone with a better normalised
 * score; tie-breaks order equal ones.
 */
export type NormalisedScore = Omit<ShiftScore, 'merit'> & { rank: number }

export type Normalised = { refused: NormalisationRefusal } | { refused: null; scores: NormalisedScore[] }

export type RuleSteps = NtaSteps | RrbSteps | LinearSteps | EquipercentileSteps

/** Figures from a student's raw score to the normalised one. Marks and percentiles are decimal texts. */
export type NormalisationSteps =
  | { refused: NormalisationRefusal }
  | {
      refused: null
      steps: RuleSteps
      normalised: string
      /** Students over all shifts with a better normalised score, and others with the same one. */
      above: number
      equal: number
      of: number
    }

type RuleFunctions = {
  rows: (shifts: readonly Shift[]) => ShiftScore[]
  explain: (shifts: readonly Shift[], student: ShiftResult) => RuleSteps
}

const rules: Record<NormalisationRule, RuleFunctions> = {
  nta: { rows: ntaRows, explain: explainNta },
  rrb: { rows: rrbRows, explain: explainRrb },
  ssc_2019: { rows: linearRows, explain: explainLinear },
  ssc_2025: { rows: equipercentileRows, explain: explainEquipercentile },
}

/** Shifts with at least one student. */
const shiftsWithStudents = (shifts: readonly Shift[]): Shift[] => shifts.filter(({ bars }) => studentsIn(bars) > 0)

const refusalOf = (rule: NormalisationRule, shifts: readonly Shift[]): NormalisationRefusal | null => {
  if (shifts.length < 2) return { reason: 'one_shift' }
  for (const { id, bars } of shifts) {
    const students = studentsIn(bars)
    if (students < minStudentsForPercentile)
      return { reason: 'too_few', shiftId: id, students, least: minStudentsForPercentile }
    if (bars.filter((bar) => bar.students > 0).length < 2) return { reason: 'no_spread', shiftId: id }
  }
  const flat = rule === 'ssc_2019' ? flatTop(shifts) : null
  return flat === null ? null : { reason: 'flat_top', shiftId: flat === 'all' ? null : flat }
}

/** Number of students above each merit, over all shifts. */
const studentsAboveByMerit = (rows: readonly ShiftScore[]): Map<number, number> => {
  const byMerit = [...Map.groupBy(rows, ({ merit }) => merit)].toSorted(([first], [second]) => second - first)
  const above = new Map<number, number>()
  let counted = 0
  for (const [merit, same] of byMerit) {
    above.set(merit, counted)
    counted += same.reduce((sum, { students }) => sum + students, 0)
  }
  return above
}

/** Normalised scores of every raw score of every shift, or the reason for none. */
export const normalise = (rule: NormalisationRule, shifts: readonly Shift[]): Normalised => {
  const held = shiftsWithStudents(shifts)
  const refused = refusalOf(rule, held)
  if (refused) return { refused }
  const rows = rules[rule].rows(held)
  const above = studentsAboveByMerit(rows)
  return { refused: null, scores: rows.map(({ merit, ...row }) => ({ ...row, rank: 1 + (above.get(merit) ?? 0) })) }
}

const studentsAt = (scores: readonly NormalisedScore[], rank: number): number =>
  scores.filter((score) => score.rank === rank).reduce((sum, { students }) => sum + students, 0)

/** Throws RangeError where no student of the shift has that raw score. */
export const explainNormalised = (
  rule: NormalisationRule,
  shifts: readonly Shift[],
  student: ShiftResult,
): NormalisationSteps => {
  const normalised = normalise(rule, shifts)
  if (normalised.refused) return { refused: normalised.refused }
  const mine = normalised.scores.find(({ shiftId, units }) => shiftId === student.shiftId && units === student.units)
  if (!mine) throw new RangeError(`Nobody of shift ${student.shiftId} has ${student.units}`)
  const held = shiftsWithStudents(shifts)
  return {
    refused: null,
    steps: rules[rule].explain(held, student),
    normalised: mine.normalised,
    above: mine.rank - 1,
    equal: studentsAt(normalised.scores, mine.rank) - 1,
    of: held.reduce((sum, { bars }) => sum + studentsIn(bars), 0),
  }
}
