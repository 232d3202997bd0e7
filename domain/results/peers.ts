import { choosesOf } from '../questions/kinds/choices.ts'
import { keyedOf } from '../questions/kinds/presentation.ts'
import { minStudentsForStatistics } from './statistics/contract.ts'
import type { Peers, ResultQuestion } from './contract.ts'
import { acceptedKeys, isScored } from './outcomes.ts'

/** Statistics of a question over first attempts; `choices` are the students of each choice. */
export type MeasuredQuestion = {
  students: number
  medianSeconds: number | null
  choices: Readonly<Record<string, number>>
  /** Version of the key that scored it. */
  keyVersion: number
}

/**
 * Students who answered right. Null where the counts do not say so: several options are counted each for itself, and
 * the verdict of a typed answer is that of the key of then.
 */
const rightOf = (
  question: Pick<ResultQuestion, 'kind' | 'key' | 'alternatives' | 'outcome'>,
  { choices, keyVersion }: MeasuredQuestion,
  currentKey: number,
): number | null => {
  if (!isScored(question.outcome)) return null
  const chooses = choosesOf(question.kind)
  if (chooses === 'one') {
    const right = new Set(acceptedKeys(question).flatMap(keyedOf))
    return [...right].reduce((sum, option) => sum + (choices[option] ?? 0), 0)
  }
  return chooses === 'several' || keyVersion !== currentKey ? null : (choices['correct'] ?? 0)
}

/** Figures of other students on a question; null below the least number of students. */
export const peersOf = (
  question: Pick<ResultQuestion, 'kind' | 'key' | 'alternatives' | 'outcome'>,
  measured: MeasuredQuestion,
  currentKey: number,
): Peers | null => {
  const { students, medianSeconds } = measured
  if (students < minStudentsForStatistics) return null
  const right = rightOf(question, measured, currentKey)
  return {
    students,
    rightShare: right === null ? null : right / students,
    medianMs: medianSeconds === null ? null : Math.round(medianSeconds * 1_000),
  }
}
