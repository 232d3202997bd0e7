import type { PaperQuestion } from '../attempts/contract.ts'

/** A question as stored, whatever else the row or an author's record carries along. */
export type StoredQuestion = {
  questionId: string
  kind: PaperQuestion['kind']
  stemHtml: PaperQuestion['stem']
  options: { id: string; html: PaperQuestion['stem'] }[]
}

/**
 * The one place where a question loses its secrets: only what is named here reaches a paper.
 * Key, solution, outcome and author's notes have no way through.
 */
export const publicQuestion = (stored: StoredQuestion, marks: PaperQuestion['marks']): PaperQuestion => ({
  id: stored.questionId,
  kind: stored.kind,
  stem: { en: stored.stemHtml.en, hi: stored.stemHtml.hi },
  options: stored.options.map(({ id, html }) => ({ id, content: { en: html.en, hi: html.hi } })),
  marks,
})
