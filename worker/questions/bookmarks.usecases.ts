import type { Bookmarks } from '../../domain/questions/bookmarks.ts'
import { limitCount } from '../platform/limits.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { decodeCursor, pageOf, type Cursor } from '../platform/paging.ts'
import * as store from './bookmarks.store.ts'

const pageSize = 10

/** Bookmarks that one student may set in an hour. */
const settingLimit: Limit = { failures: 600, windowMs: 60 * 60_000 }

/** Attempt that a bookmark is set from. */
type Origin = { userId: string; attemptId: string; testId: string; testVersionId: string }

/**
 * Bookmarks a question of an attempt whose solutions the caller knows to be open to this student. Idempotent: the first
 * bookmark is kept. Throws 404 for a question outside the paper, 409 beyond `maxBookmarks`, 429 beyond 600 in an hour.
 */
export const bookmarkQuestion = async (
  services: Services,
  { userId, attemptId, testId, testVersionId }: Origin,
  questionId: string,
): Promise<void> => {
  const { versionId, isKnown } = await store.findInPaper(services.db, { userId, testVersionId, questionId })
  if (versionId === null) throw notFound()
  if (isKnown) return
  await limitCount(services, `bookmarks:${userId}`, settingLimit)
  const isKept = await store.addBookmark(services.db, {
    userId,
    questionId,
    questionVersionId: versionId,
    testId,
    attemptId,
    createdAt: services.now(),
  })
  if (!isKept) throw new AppError('questions.bookmarks_full', 409, 'There are as many bookmarks as can be kept.')
}

/** Removes a bookmark; idempotent. */
export const removeBookmark = async (services: Services, userId: string, questionId: string): Promise<void> => {
  await store.deleteBookmark(services.db, userId, questionId)
}

/** Bookmarks of a student, each set from a solution that was open to them. */
export const listBookmarks = async (
  services: Services,
  userId: string,
  cursor: string | undefined,
): Promise<Bookmarks> => {
  const found = await store.listBookmarks(services.db, userId, decodeCursor(cursor), pageSize)
  const { items, next } = pageOf(found, pageSize, ({ createdAt, questionId }) => ({ value: createdAt, id: questionId }))
  return {
    items: items.map(({ questionId, stem, test, attemptId, createdAt }) => ({
      questionId,
      stem,
      test,
      attemptId,
      createdAt,
    })),
    next,
    count: found[0]?.count ?? 0,
  }
}

export const countBookmarks = ({ db }: Services, userId: string): Promise<number> => store.countBookmarks(db, userId)

/** Attempts in which a student bookmarked some questions, by question. */
export const bookmarksAmong = async (
  { db }: Services,
  userId: string,
  questionIds: readonly string[],
): Promise<Map<string, string>> =>
  new Map(
    (await store.bookmarksAmong(db, userId, questionIds)).map(({ questionId, attemptId }) => [questionId, attemptId]),
  )

type Beside = {
  /** Questions that are left out. */
  except: readonly string[]
  /** Test of the texts of a question; null without a search. */
  matches: ((texts: readonly string[]) => boolean) | null
  cursor: Cursor | null
  limit: number
}

/** Bookmarks of a student beside some questions, newest first, one more than `limit`, and the number of all. */
export const bookmarksBeside = async ({ db }: Services, userId: string, { matches, ...page }: Beside) => {
  const texts = matches && (await store.bookmarkedTexts(db, userId, page.except))
  const found = texts && texts.filter(({ excerpt }) => matches([excerpt.en, excerpt.hi]))
  return store.bookmarksBeside(db, userId, { ...page, among: found?.map(({ questionId }) => questionId) ?? null })
}
