import type { SQL } from 'drizzle-orm'
import { BankQuestion } from '../../domain/questions/bank.ts'
import type { AuthoredQuestion } from '../../domain/questions/contract.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import { giveWay } from '../platform/pause.ts'
import * as store from './new-questions.store.ts'
import { codeOf, questionColumns, renderQuestion } from './questions.content.ts'

/** A question for the bank; without a code it gets one. */
export type NewQuestion = Omit<AuthoredQuestion, 'code' | 'passage'> & { code?: string; passageId?: string | null }

const rowOf = async (services: Services, { code, passageId = null, exams = [], ...parts }: NewQuestion) => {
  const id = services.newId('qst')
  const question = BankQuestion.parse({ ...parts, exams, passageId, slug: code ?? codeOf('q', id) })
  const { slug, title } = question
  return {
    id,
    versionId: services.newId('ver'),
    slug,
    title,
    exams,
    languages: completeLanguages(omit(question, 'summary', 'seo')),
    columns: questionColumns(question),
    content: await renderQuestion(question),
  } satisfies store.QuestionRow
}

/**
 * Ids of new published questions, and the statements that insert them when a condition holds. Throws ZodError for one
 * that is incomplete.
 */
export const newQuestions = async (
  services: Services,
  questions: readonly NewQuestion[],
  { by, note = null }: { by: string | null; note?: string | null },
) => {
  const rows: store.QuestionRow[] = []
  for (const question of questions) {
    rows.push(await rowOf(services, question))
    await giveWay(services)
  }
  return {
    ids: rows.map(({ id, versionId }) => ({ id, versionId })),
    statements: (when: SQL) => store.insertQuestions(rows, { by, note, now: services.now() }, when),
  }
}

/** Statements that withdraw questions from the bank when `when` holds. */
export const archiveQuestions = (services: Services, ids: SQL, when: SQL): SQL[] =>
  store.archiveQuestions(ids, services.now(), when)
