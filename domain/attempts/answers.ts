import type { Answer, PaperQuestion, ResponseEvent } from './contract.ts'

/** What an answer to a question may name. */
export type AnswerSpec = { kind: PaperQuestion['kind']; optionIds: string[] }

export const answerSpecs = (questions: PaperQuestion[]): Record<string, AnswerSpec> =>
  Object.fromEntries(
    questions.map(({ id, kind, options }) => [id, { kind, optionIds: options.map((option) => option.id) }]),
  )

const fits = (answer: NonNullable<Answer>, { kind, optionIds }: AnswerSpec): boolean => {
  if ('value' in answer) return kind === 'nat'
  if (!('optionIds' in answer) || kind === 'nat') return false
  const chosen = new Set(answer.optionIds)
  const known = answer.optionIds.every((optionId) => optionIds.includes(optionId))
  return known && chosen.size === answer.optionIds.length && (kind === 'msq' || chosen.size === 1)
}

/**
 * What is wrong with a batch, by field, or null. A question that is not in the paper, an option it does not have or an
 * answer of another kind refuses the whole batch; so does one without an order.
 */
export const refuseBatch = (
  batch: Pick<ResponseEvent, 'questionId' | 'answer'>[],
  specs: Record<string, AnswerSpec>,
): Record<string, string> | null => {
  const fields: Record<string, string> = {}
  batch.forEach(({ questionId, answer }, index) => {
    const spec = Object.hasOwn(specs, questionId) ? specs[questionId] : undefined
    if (!spec) fields[`batch.${index}.questionId`] = 'not in this paper'
    else if (answer && !fits(answer, spec)) fields[`batch.${index}.answer`] = 'not an answer to this question'
  })
  return Object.keys(fields).length > 0 ? fields : null
}
