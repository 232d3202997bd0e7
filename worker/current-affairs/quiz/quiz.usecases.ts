import { dailyQuizKind, dailyQuizPreset } from '../../../domain/catalogue/presets/faults.ts'
import { sql } from 'drizzle-orm'
import { dayText } from '../../../domain/date-text.ts'
import { PublishableQuestion, type QuizRequest } from '../../../domain/current-affairs/quiz.ts'
import { quizOptionIds } from '../../../domain/current-affairs/kinds.ts'
import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'
import { affairTopic } from '../../../domain/vocabulary/contract.ts'
import { archiveTest, newPracticeTest } from '../../catalogue/new-tests.usecases.ts'
import { dispatchSoon, eventRow, newEvent } from '../../events/outbox.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { invalidInput } from '../../platform/validate.ts'
import { archiveQuestions, newQuestions } from '../../questions/new-questions.usecases.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import * as store from './quiz.store.ts'

const notPossible = (message: string) => new AppError('content.not_possible', 409, message)

const titleOf = (day: string) => ({
  en: `Current affairs quiz: ${dayText(day, 'en')}`,
  hi: `करेंट अफ़ेयर्स क्विज़: ${dayText(day, 'hi')}`,
})

/** Question of the bank that a complete question of the quiz becomes. */
export const authoredOf = ({ stem, options, key, solution }: PublishableQuestion): Omit<AuthoredQuestion, 'code'> => ({
  subject: affairTopic.subject,
  topic: affairTopic.slug,
  difficulty: 'medium',
  targetSeconds: 40,
  stem,
  options: quizOptionIds.map((id, index) => ({ id, content: options[index] ?? { en: '', hi: '' } })),
  key: { kind: 'mcq', optionIds: [key] },
  solution,
})

type Row = Awaited<ReturnType<typeof store.listQuestions>>[number]

/** Publishable forms of questions. Throws 422 with the faulty fields, as `<question>.<path>`. */
const publishable = (rows: readonly Row[]): PublishableQuestion[] => {
  const parsed = rows.map(({ id, body }) => ({ id, ...PublishableQuestion.safeParse(body) }))
  const faults = parsed.flatMap(({ id, error }) =>
    (error?.issues ?? []).map(({ path, message }) => [`${id}.${path.join('.')}`, message] as const),
  )
  if (faults.length > 0) throw invalidInput(Object.fromEntries(faults))
  return parsed.flatMap(({ data }) => data ?? [])
}

/** Questions of the day in the order asked for. Throws 404 where one is missing. */
const chosenQuestions = async (services: Services, day: string, ids: readonly string[]): Promise<Row[]> => {
  if (new Set(ids).size !== ids.length) throw invalidInput({ questionIds: 'names a question twice' })
  const rows = new Map((await store.listQuestions(services.db, day)).map((row) => [row.id, row]))
  const chosen = ids.flatMap((id) => rows.get(id) ?? [])
  if (chosen.length !== ids.length) throw notFound()
  return chosen
}

const checkOpening = (services: Services, at: number | null): void => {
  if (at !== null && at <= services.now()) throw invalidInput({ at: 'must be in the future' })
}

/**
 * Publishes the quiz of a day: its questions enter the bank and form a free test, open at once or from an instant on.
 * Throws 409 when the day has a quiz or a question changed meanwhile, 422 for incomplete questions.
 */
export const publishQuiz = async (
  services: Services,
  day: string,
  { questionIds, at }: QuizRequest,
  actor: string,
): Promise<{ testId: string }> => {
  checkOpening(services, at)
  const rows = await chosenQuestions(services, day, questionIds)
  const authored = publishable(rows).map(authoredOf)
  const prepared = await newQuestions(services, authored, { by: actor })
  const title = titleOf(day)
  const test = await newPracticeTest(services, {
    presetId: dailyQuizPreset,
    kind: 'daily_quiz',
    title,
    questionKind: dailyQuizKind,
    questionVersionIds: prepared.ids.map(({ versionId }) => versionId),
    opensAt: at,
  })
  const isUnchanged = store.areCurrent(rows.map(({ id, revision }) => ({ id, revision })))
  const event = newEvent(services, { kind: 'content.published', payload: { kind: 'test', id: test.id } })
  const pairs = rows.map(({ id }, index) => ({ id, questionId: prepared.ids[index]?.id ?? '' }))
  const { isDone } = await inAuditedTransaction(
    services,
    { actor, act: 'quiz.published', kind: 'test', itemId: test.id, title, detail: { day, opensAt: at } },
    [
      ...test.statements(sql`${store.hasNoQuiz(day)} AND ${isUnchanged}`),
      ...prepared.statements(test.isDone),
      store.markPublished(pairs, test.isDone),
      store.useFacts(
        rows.map(({ id }) => id),
        test.isDone,
      ),
      eventRow(event, test.isDone),
      store.insertQuiz(day, test.id, services.now(), test.isDone),
    ],
  )
  if (isDone) {
    dispatchSoon(services, [event])
    return { testId: test.id }
  }
  const quiz = await store.findQuiz(services.db, day)
  throw notPossible(
    quiz ? 'The day has a quiz. Take it back first.' : 'A question changed meanwhile. Look at it again.',
  )
}

/** Takes the quiz of a day back, so that its questions can be edited. Throws 409 once a student has begun it. */
export const withdrawQuiz = async (services: Services, day: string, actor: string): Promise<void> => {
  const quiz = await store.findQuiz(services.db, day)
  if (!quiz) throw notFound()
  const { testId, title } = quiz
  const mayWithdraw = store.mayWithdraw(day, testId)
  const event = newEvent(services, { kind: 'content.unpublished', payload: { kind: 'test', id: testId } })
  const { isDone } = await inAuditedTransaction(
    services,
    { actor, act: 'quiz.withdrawn', kind: 'test', itemId: testId, title, detail: { day } },
    [
      ...archiveTest(services, testId, mayWithdraw),
      ...archiveQuestions(services, store.publishedIds(day), mayWithdraw),
      store.unuseFacts(day, mayWithdraw),
      store.markUnpublished(day, mayWithdraw),
      eventRow(event, mayWithdraw),
      store.deleteQuiz(day, testId, mayWithdraw),
    ],
  )
  if (!isDone) throw notPossible('Students have begun this quiz. Correct its keys instead.')
  dispatchSoon(services, [event])
}
