import { asc, eq, sql } from 'drizzle-orm'
import type { SolutionPlace } from '../../../domain/revision/mistake-book.ts'
import { answers, deckAttempts } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

/** All answers to some questions, by question, oldest first, with the attempts that they were given in. */
export const answersTo = ({ db }: DeckStore, questionIds: readonly string[]) =>
  Map.groupBy(
    db
      .select({ answer: answers, testId: deckAttempts.testId, title: deckAttempts.title })
      .from(answers)
      .leftJoin(deckAttempts, eq(deckAttempts.attemptId, answers.sourceId))
      .where(sql`${answers.questionId} IN (SELECT value FROM json_each(${JSON.stringify(questionIds)}))`)
      .orderBy(asc(answers.at), asc(answers.sourceId))
      .all(),
    ({ answer }) => answer.questionId,
  )

export type AnswerTo = NonNullable<ReturnType<ReturnType<typeof answersTo>['get']>>[number]

/** Place of the newest answer in a test, else in practice. */
export const solutionPlace = (given: readonly AnswerTo[]): SolutionPlace | null => {
  const inTest = given.findLast(({ testId }) => testId !== null)
  if (inTest?.testId && inTest.title)
    return { at: 'test', testId: inTest.testId, attemptId: inTest.answer.sourceId, title: inTest.title }
  const last = given.at(-1)
  return last ? { at: 'practice', sessionId: last.answer.sourceId } : null
}

/** True where the student has an answer to the question whose solution was shown to them. */
export const hasAnswered = ({ db }: DeckStore, questionId: string): boolean =>
  db.select({ id: answers.questionId }).from(answers).where(eq(answers.questionId, questionId)).limit(1).all().length >
  0

/** Place of a solution by an attempt that the deck has read; for questions whose answers count no more. */
export const attemptPlace = ({ db }: DeckStore, attemptId: string | null): SolutionPlace | null => {
  if (attemptId === null) return null
  const attempt = db.select().from(deckAttempts).where(eq(deckAttempts.attemptId, attemptId)).get()
  const isOpen = attempt?.validity === 'counted' || attempt?.validity === 'disqualified'
  return attempt && isOpen ? { at: 'test', testId: attempt.testId, attemptId, title: attempt.title } : null
}
