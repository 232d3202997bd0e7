import type { PaperQuestion } from '../attempts/contract.ts'
import { kindOf, type Body } from './kinds/registry.ts'

/** A stored question; the row may carry more. */
export type StoredQuestion = {
  questionId: string
  kind: Body['kind']
  passageId: string | null
  stemHtml: PaperQuestion['stem']
  bodyHtml: Body
}

/**
 * The only place that strips a question of its secrets: a paper holds only the fields named here and by `publish` of
 * the kind, never key, solution, outcome or author's notes.
 */
export const publicQuestion = (stored: StoredQuestion, marks: PaperQuestion['marks']): PaperQuestion => {
  const { questionId, kind, passageId, stemHtml, bodyHtml } = stored
  const common = { id: questionId, stem: { en: stemHtml.en, hi: stemHtml.hi }, passageId, marks }
  return { ...common, ...({ ...kindOf(kind).publish(bodyHtml), kind } as Body) }
}
