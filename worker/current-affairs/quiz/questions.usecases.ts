import type { AffairContent } from '../../../domain/current-affairs/contract.ts'
import { factStateOn } from '../../../domain/current-affairs/facts.ts'
import {
  emptyQuestion,
  questionFaults,
  type OptionSuggestion,
  type QuizQuestion,
  type QuizQuestionBody,
  type StoredQuestion,
} from '../../../domain/current-affairs/quiz.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { omit } from '../../content/omit.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findAffair } from '../current-affairs.store.ts'
import { readFact } from '../facts/facts.usecases.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import * as store from './quiz.store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof store.findQuestion>>>

const questionOf = ({ validTo, questionId, ...row }: Row, today: string): QuizQuestion => ({
  ...omit(row, 'date', 'updatedAt', 'updatedBy'),
  savedAt: row.updatedAt,
  faults: questionFaults(row.body),
  isPublished: questionId !== null,
  usesExpired: factStateOn({ validFrom: null, validTo }, today) === 'expired',
})

/** Questions of a day in the order in which they were added. */
export const questionsOfDay = async (services: Services, day: string): Promise<QuizQuestion[]> => {
  const today = dateInIndia(services.now())
  return (await store.listQuestions(services.db, day)).map((row) => questionOf(row, today))
}

/** Body of a new question, whose solution is the fact that it asks about. */
const firstBody = async (
  services: Services,
  content: AffairContent,
  { fact, factId }: { fact?: number | undefined; factId?: string | undefined },
): Promise<QuizQuestionBody> => {
  const body = emptyQuestion()
  if (factId !== undefined) {
    const { statement } = await readFact(services, factId)
    return { ...body, solution: statement }
  }
  return { ...body, solution: (fact === undefined ? undefined : content.facts[fact]) ?? body.solution }
}

/** Adds a question about a published item to the quiz of the item's day. */
export const addQuestion = async (
  services: Services,
  { itemId, fact, factId }: { itemId: string; fact?: number | undefined; factId?: string | undefined },
  actor: string,
): Promise<{ id: string }> => {
  const item = await findAffair(services.db, itemId)
  if (!item) throw notFound()
  const id = services.newId('afq')
  const body = await firstBody(services, item.content as AffairContent, { fact, factId })
  await inAuditedTransaction(
    services,
    { actor, act: 'quiz.question_added', kind: 'current_affairs', itemId, title: item.title, detail: { question: id } },
    [
      store.insertQuestion(
        { id, by: actor, now: services.now() },
        { date: item.date, itemId, factId: factId ?? null, body },
      ),
    ],
  )
  return { id }
}

const findQuestion = async (services: Services, id: string): Promise<Row> => {
  const row = await store.findQuestion(services.db, id)
  if (!row) throw notFound()
  return row
}

/** Stored question, with the administrator who saved it last. Throws 404 when there is none. */
export const readQuestion = async (services: Services, id: string): Promise<StoredQuestion> => {
  const { revision, body, updatedAt, updatedBy } = await findQuestion(services, id)
  return { revision, body, updatedAt, updatedBy, faults: questionFaults(body) }
}

const refusalOf = ({ questionId, revision, body }: Row): AppError =>
  questionId === null
    ? new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.', {
        details: { revision, body },
      })
    : new AppError('content.not_possible', 409, 'It is in a published quiz. Take the quiz back first.')

/** Saves a question over the revision from which the edit began; complete or not. Throws 409 with what is stored. */
export const saveQuestion = async (
  services: Services,
  id: string,
  save: { revision: number; body: QuizQuestionBody },
  actor: string,
): Promise<{ revision: number; savedAt: number; faults: string[] }> => {
  const now = services.now()
  const revision = await store.saveQuestion(services.db, { id, by: actor, now }, save)
  if (revision === null) throw refusalOf(await findQuestion(services, id))
  return { revision, savedAt: now, faults: questionFaults(save.body) }
}

/** Deletes a question. Throws 409 for one in a published quiz. */
export const removeQuestion = async (services: Services, id: string, actor: string): Promise<void> => {
  const row = await findQuestion(services, id)
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act: 'quiz.question_removed',
      kind: 'current_affairs',
      itemId: row.itemId,
      title: row.body.stem,
      before: row.body,
    },
    [store.deleteQuestion(id)],
  )
  if (!isDone) throw refusalOf(await findQuestion(services, id))
}

const suggestionLimits = { questions: 200, facts: 60, shown: 24 }

/** Keyed option of a question, when it is complete. */
const answerOf = ({ options, key }: QuizQuestionBody): Bilingual | null => {
  const found = key === null ? undefined : options['abcd'.indexOf(key)]
  return found && found.en !== '' && found.hi !== '' ? found : null
}

/**
 * Options to offer for the questions of a day: subjects of facts of the same kinds, then answers of questions of
 * earlier days. The administrator chooses; nothing is filled in.
 */
export const suggestOptions = async (services: Services, day: string): Promise<OptionSuggestion[]> => {
  const ofDay = await store.listQuestions(services.db, day)
  const factIds = ofDay.flatMap(({ factId }) => factId ?? [])
  const [earlier, siblings] = await Promise.all([
    store.listEarlierQuestions(services.db, day, suggestionLimits.questions),
    factIds.length > 0 ? store.listSiblingFacts(services.db, factIds, suggestionLimits.facts) : [],
  ])
  const found: OptionSuggestion[] = [
    ...siblings.map(({ subject }) => ({ text: subject, from: 'fact' as const })),
    ...earlier.flatMap(({ body }) => {
      const text = answerOf(body)
      return text ? [{ text, from: 'question' as const }] : []
    }),
  ]
  const byText = new Map(found.map((suggestion) => [suggestion.text.en.toLowerCase(), suggestion]))
  return [...byText.values()].slice(0, suggestionLimits.shown)
}
