import type { Paper } from '../attempts/contract.ts'
import type { GivenResponse } from './contract.ts'
import { countedSections } from './counted.ts'

/** Left truly blank: neither an answer nor the option "not attempted". */
export const isBlank = (response: GivenResponse | undefined): boolean => (response?.answer ?? null) === null

/**
 * Whether more than so many percent of the questions asked were left truly blank (RPSC: over 10 % disqualifies).
 * What became of their keys afterwards does not matter.
 */
export const leftTooManyBlank = (
  paper: Pick<Paper, 'sections' | 'optionalTaken'>,
  responses: readonly GivenResponse[],
  taken: readonly string[],
  percent: number,
): boolean => {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  const asked = countedSections(paper, taken).flatMap(({ questionIds }) => questionIds)
  const blank = asked.filter((id) => isBlank(byQuestion.get(id))).length
  return blank * 100 > percent * asked.length
}
