import { kindRules, medianMsOf, usualMs, type ItemTimes } from '../../revision/mistake-kinds.ts'
import { timeUses, type AnalysedQuestion, type TimeUse, type TimeUseLine } from './contract.ts'

/** Median time of a question where enough students were measured, else its author's target time, in milliseconds. */
export const typicalTime = (
  targetMs: number,
  measured: ItemTimes | null,
): { typicalMs: number; isMeasured: boolean } => {
  const medianMs = medianMsOf(measured)
  return { typicalMs: usualMs(targetMs, medianMs), isMeasured: medianMs !== null }
}

type Timed = Pick<AnalysedQuestion, 'verdict' | 'ms' | 'typicalMs' | 'counts'>

const isFast = ({ ms, typicalMs }: Pick<Timed, 'ms' | 'typicalMs'>): boolean => ms < kindRules.hurried * typicalMs
const isOvertime = ({ ms, typicalMs }: Pick<Timed, 'ms' | 'typicalMs'>): boolean => ms > kindRules.slow * typicalMs

/**
 * Use of the time on a question; null for one that does not count, and for a skipped one that was left quickly. Time
 * spent on a question without an answer is wasted.
 */
export const timeUseOf = (question: Timed): TimeUse | null => {
  if (!question.counts) return null
  if (question.verdict === 'skipped') return isFast(question) ? null : 'wasted'
  if (question.verdict === 'correct') {
    if (isFast(question)) return 'fast_right'
    return isOvertime(question) ? 'overtime_right' : 'perfect'
  }
  return isOvertime(question) ? 'overtime_wrong' : 'wrong'
}

/** Number, time and marks of the questions of each use; empty without a question that was worked on. */
export const timeUseLines = (questions: readonly (Timed & Pick<AnalysedQuestion, 'units'>)[]): TimeUseLine[] => {
  const ofUse = Map.groupBy(questions, timeUseOf)
  const lines = timeUses.map((use) => {
    const own = ofUse.get(use) ?? []
    const add = (of: (question: (typeof own)[number]) => number) => own.reduce((sum, each) => sum + of(each), 0)
    return { use, questions: own.length, ms: add(({ ms }) => ms), units: add(({ units }) => units) }
  })
  return lines.some(({ questions: number }) => number > 0) ? lines : []
}
