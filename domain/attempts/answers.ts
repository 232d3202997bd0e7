import type { PaperQuestion, ResponseEvent } from './contract.ts'
import { kindOf, type Spec } from '../questions/kinds/registry.ts'

/** The rules for an answer to one question, by its kind. */
export type AnswerSpec = Spec

const specOf = (question: PaperQuestion): AnswerSpec => {
  const { kind, marks } = question
  return { ...kindOf(kind).specOf(question, marks.blank !== undefined), kind } as AnswerSpec
}

export const answerSpecs = (questions: PaperQuestion[]): Record<string, AnswerSpec> =>
  Object.fromEntries(questions.map((question) => [question.id, specOf(question)]))

/**
 * The errors of a batch by field, or null. One question outside the paper, unknown option or answer of another kind
 * rejects the whole batch.
 */
export const batchErrors = (
  batch: Pick<ResponseEvent, 'questionId' | 'answer'>[],
  specs: Record<string, AnswerSpec>,
): Record<string, string> | null => {
  const fields: Record<string, string> = {}
  batch.forEach(({ questionId, answer }, index) => {
    const spec = Object.hasOwn(specs, questionId) ? specs[questionId] : undefined
    if (!spec) fields[`batch.${index}.questionId`] = 'not in this paper'
    else if (answer && !kindOf(spec.kind).fits(answer, spec))
      fields[`batch.${index}.answer`] = 'not an answer to this question'
  })
  return Object.keys(fields).length > 0 ? fields : null
}
