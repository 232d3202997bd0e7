import type { PaperQuestion } from '../attempts/contract.ts'
import { kindOf, type Body } from './kinds/registry.ts'

/** A question as stored, whatever else the row carries along. */
export type StoredQuestion = {
  questionId: string
  kind: Body['kind']
  passageId: string | null
  stemHtml: PaperQuestion['stem']
  bodyHtml: Body
}

/**
 * The one place where a question loses its secrets: only what is named here, and by its kind's `publish`, reaches a
 * paper. Key, solution, outcome and author's notes have no way through.
 */
export const publicQuestion = (stored: StoredQuestion, marks: PaperQuestion['marks']): PaperQuestion => {
  const { questionId, kind, passageId, stemHtml, bodyHtml } = stored
  const common = { id: questionId, stem: { en: stemHtml.en, hi: stemHtml.hi }, passageId, marks }
  return { ...common, ...({ ...kindOf(kind).publish(bodyHtml), kind } as Body) }
}
