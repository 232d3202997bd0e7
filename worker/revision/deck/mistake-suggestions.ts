import { and, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { kindRules, suggestKind, type Miss } from '../../../domain/revision/mistake-kinds.ts'
import { answers, cards } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

type MissRow = Omit<Miss, 'topic'> & { questionId: string; subject: string; topic: string; at: number }

/** Last miss of each question that is or was in the mistake book. */
const lastMisses = ({ db }: DeckStore, questionIds: readonly string[]) =>
  db
    .select({
      questionId: answers.questionId,
      subject: answers.subject,
      topic: answers.topic,
      // SQLite takes the other columns from the row of the maximum.
      at: sql<number>`max(${answers.at})`,
      verdict: sql<Miss['verdict']>`${answers.verdict}`,
      ms: answers.ms,
      targetMs: answers.targetMs,
      medianMs: answers.medianMs,
      isLate: answers.isLate,
    })
    .from(answers)
    .innerJoin(cards, and(eq(cards.id, answers.questionId), isNotNull(cards.missedAt)))
    .where(
      and(
        ne(answers.verdict, 'correct'),
        inArray(answers.questionId, sql`(SELECT value FROM json_each(${JSON.stringify(questionIds)}))`),
      ),
    )
    .groupBy(answers.questionId)
    .all()

type Answered = { questionId: string; isRight: boolean }

/** Newest answers to a topic up to an instant, blanks left out: one more than count, for the question of the miss. */
const answersOfTopic = ({ db }: DeckStore, { subject, topic, at }: MissRow): Answered[] =>
  db
    .select({ questionId: answers.questionId, isRight: sql<number>`${answers.verdict} = 'correct'`.mapWith(Boolean) })
    .from(answers)
    .where(
      and(eq(answers.subject, subject), eq(answers.topic, topic), lte(answers.at, at), ne(answers.verdict, 'skipped')),
    )
    .orderBy(desc(answers.at), answers.questionId)
    .limit(kindRules.mostAnswers + 1)
    .all()

const others = (topic: readonly Answered[], questionId: string): Miss['topic'] => {
  const counted = topic.filter((answer) => answer.questionId !== questionId).slice(0, kindRules.mostAnswers)
  return { answers: counted.length, right: counted.filter(({ isRight }) => isRight).length }
}

/** Suggests a kind for the last miss of each of the questions, by what the student had answered until then. */
export const suggestKinds = (store: DeckStore, questionIds: readonly string[]): void => {
  const misses = lastMisses(store, questionIds)
  const ofTopic = Map.groupBy(misses, ({ subject, topic, at }) => `${subject} ${topic} ${at}`)
  const suggested = [...ofTopic.values()].flatMap((those) => {
    const topic = those[0] ? answersOfTopic(store, those[0]) : []
    return those.map((miss) => [miss.questionId, suggestKind({ ...miss, topic: others(topic, miss.questionId) })])
  })
  store.sql.exec(
    `UPDATE cards SET suggested = kind.value ->> 1 FROM json_each(?) AS kind WHERE cards.id = kind.value ->> 0`,
    JSON.stringify(suggested),
  )
}
