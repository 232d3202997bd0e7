import type { Paper } from '../attempts/contract.ts'
import type { GivenResponse } from './contract.ts'
import { countedSections } from './counted.ts'

/** True for a true blank: neither an answer nor the option "not attempted". */
export const isBlank = (response: GivenResponse | undefined): boolean => (response?.answer ?? null) === null

/**
 * True when more than a percentage of the questions is left truly blank (RPSC: over 10 % disqualifies). Later changes
 * of their keys do not matter.
 */
export const leftTooManyBlank = (
  paper: Pick<Paper, 'sections' | 'optionalTaken'>,
  responses: readonly GivenResponse[],
  taken: readonly string[],
  percent: number,
): boolean => {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  const questions = countedSections(paper, taken).flatMap(({ questionIds }) => questionIds)
  const blank = questions.filter((id) => isBlank(byQuestion.get(id))).length
  return blank * 100 > percent * questions.length
}
