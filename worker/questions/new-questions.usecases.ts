import type { SQL } from 'drizzle-orm'
import { bodyOf, type AuthoredQuestion } from '../../domain/questions/contract.ts'
import { kindOf } from '../../domain/questions/kinds/registry.ts'
import type { Services } from '../platform/context.ts'
import * as store from './new-questions.store.ts'
import { renderBilingual } from './rich-text.ts'

type NewQuestion = Omit<AuthoredQuestion, 'code' | 'passage'>

const rowsOf = async (services: Services, question: NewQuestion): Promise<store.QuestionRows> => {
  const id = services.newId('qst')
  const { subject, topic, difficulty, targetSeconds, stem, key, solution } = question
  const body = bodyOf(question)
  return {
    id,
    versionId: `${id}_v1`,
    code: id,
    subject,
    topic,
    difficulty,
    targetMs: targetSeconds * 1000,
    kind: key.kind,
    stem,
    stemHtml: await renderBilingual(stem),
    body,
    bodyHtml: { ...(await kindOf(body.kind).mapTexts(body, renderBilingual)), kind: body.kind },
    key,
    solution,
    solutionHtml: await renderBilingual(solution),
  }
}

/** Ids of new published questions, and the statements that insert them when a condition holds. */
export const newQuestions = async (services: Services, questions: readonly NewQuestion[]) => {
  const rows = await Promise.all(questions.map((question) => rowsOf(services, question)))
  return {
    ids: rows.map(({ id, versionId }) => ({ id, versionId })),
    statements: (when: SQL) => store.insertQuestions(rows, services.now(), when),
  }
}

/** Statement that withdraws questions from the bank when `when` holds. */
export const archiveQuestions = (services: Services, ids: SQL, when: SQL): SQL =>
  store.archiveQuestions(ids, services.now(), when)
