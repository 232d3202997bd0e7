import type { Answer, AttemptView } from '../../domain/attempts/contract.ts'
import { questionOrder } from '../../domain/attempts/palette.ts'
import { optionsOf } from '../../domain/questions/kinds/presentation.ts'
import type { AttemptEvidence } from '../../domain/results/evidence.ts'
import { call, view, type ApiStudent } from '../support/api-student.ts'

/** The server's answers of an attempt as option letters by question number; `kept` are those that do not count. */
export type Holdings = { counts: Map<number, string>; kept: Map<number, string[]> }

const lettersOf = (answer: Answer, optionIds: string[]): string =>
  optionIds
    .flatMap((id, index) =>
      answer && 'optionIds' in answer && answer.optionIds.includes(id) ? [String.fromCharCode(65 + index)] : [],
    )
    .join('')

const optionIdsIn = ({ paper }: AttemptView, questionId: string): string[] => {
  const question = paper?.questions.find(({ id }) => id === questionId)
  return question ? optionsOf(question).map(({ id }) => id) : []
}

const collected = (items: { number: number; letters: string }[]): Map<number, string[]> => {
  const map = new Map<number, string[]>()
  for (const { number, letters } of items) map.set(number, [...(map.get(number) ?? []), letters])
  return map
}

export type Attempt = { student: ApiStudent; attemptId: string }

/** Loads the attempt as the exam page does. */
export const holdingsOf = async (url: string, attempt: Attempt): Promise<Holdings> => {
  const seen = await view(url, attempt)
  const order = seen.paper ? questionOrder(seen.paper) : []
  const read = ({ questionId, answer }: { questionId: string; answer: Answer }) => ({
    number: order.indexOf(questionId) + 1,
    letters: lettersOf(answer, optionIdsIn(seen, questionId)),
  })
  return {
    counts: new Map(seen.responses.map(read).map(({ number, letters }) => [number, letters])),
    kept: collected(seen.evidence.map(read)),
  }
}

/** Loads the evidence as the result page does. */
export const evidenceIn = async (url: string, { student, attemptId }: Attempt): Promise<Holdings['kept']> => {
  const { items } = await call<AttemptEvidence>(url, 'GET', `/api/attempts/${attemptId}/evidence`, student.cookie)
  return collected(items.map(({ number, answer, optionIds }) => ({ number, letters: lettersOf(answer, optionIds) })))
}
