import type { MistakeBook } from '../../domain/revision/mistake-book.ts'
import type { MistakeKind } from '../../domain/revision/mistake-kinds.ts'
import type { MistakeQuery } from '../../domain/revision/mistake-query.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount } from '../platform/limits.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { catchUp } from './catch-up.usecases.ts'
import { deckOf } from './deck.ts'
import { topicNames } from './mistakes.store.ts'

const pageSize = 20

/** Kinds that one student may choose in an hour. */
const choosingLimit: Limit = { failures: 1_200, windowMs: 60 * 60_000 }

/** A page of the student's mistake book, after the deck has read what was released. */
export const readMistakes = async (
  services: Services,
  userId: string,
  { cursor, ...filter }: MistakeQuery,
): Promise<MistakeBook> => {
  const place = decodeCursor(cursor, 'number')
  const unread = await catchUp(services, userId)
  const { mistakes, count, askable, summary } = await deckOf(services, userId).mistakes(filter, place, pageSize)
  const { items, next } = pageOf(mistakes, pageSize, ({ questionId, missedAt, leftAt }) => ({
    value: filter.state === 'left' ? (leftAt ?? 0) : missedAt,
    id: questionId,
  }))
  const names = await topicNames(services.db, [...summary.topics, ...items])
  return { items, next, count, askable, summary, names, unread }
}

/** Keeps the student's own kind of a mistake; null takes it back. Throws 404 where the student never missed it. */
export const chooseKind = async (
  services: Services,
  userId: string,
  questionId: string,
  kind: MistakeKind | null,
): Promise<void> => {
  await limitCount(services, `kinds:${userId}`, choosingLimit)
  if (!(await deckOf(services, userId).chooseKind(questionId, kind))) throw notFound()
}
