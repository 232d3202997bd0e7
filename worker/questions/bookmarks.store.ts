import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import { maxBookmarks } from '../../domain/questions/bookmarks.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import {
  questionBookmarks,
  questions,
  questionVersions,
  testQuestions,
  tests,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'

type QuestionOfPaper = { userId: string; testVersionId: string; questionId: string }

const ofQuestion = (userId: string, questionId: string) =>
  and(eq(questionBookmarks.userId, userId), eq(questionBookmarks.questionId, questionId))

/** Version of a question in a paper (null where it is not in it), and true in `isKnown` when it is bookmarked. */
export const findInPaper = async (db: Database, { userId, testVersionId, questionId }: QuestionOfPaper) => {
  const [versions, known] = await db.batch([
    db
      .select({ versionId: questionVersions.id })
      .from(testQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .where(and(eq(testQuestions.testVersionId, testVersionId), eq(questionVersions.questionId, questionId)))
      .limit(1),
    db
      .select({ questionId: questionBookmarks.questionId })
      .from(questionBookmarks)
      .where(ofQuestion(userId, questionId)),
  ])
  return { versionId: versions[0]?.versionId ?? null, isKnown: known.length > 0 }
}

type NewBookmark = Required<typeof questionBookmarks.$inferInsert>

/** Adds a bookmark unless it exists; false where the student has the maximum. */
export const addBookmark = async (
  db: Database,
  { userId, questionId, questionVersionId, testId, attemptId, createdAt }: NewBookmark,
): Promise<boolean> => {
  // The no-op update makes RETURNING report a bookmark that was added meanwhile.
  const rows = await db.all(
    sql`insert into ${questionBookmarks} (user_id, question_id, question_version_id, test_id, attempt_id, created_at)
      select ${userId}, ${questionId}, ${questionVersionId}, ${testId}, ${attemptId}, ${createdAt}
      where (select count(*) from ${questionBookmarks} where user_id = ${userId} and question_id <> ${questionId}) < ${maxBookmarks}
      on conflict (user_id, question_id) do update set user_id = excluded.user_id
      returning question_id`,
  )
  return rows.length === 1
}

export const deleteBookmark = (db: Database, userId: string, questionId: string) =>
  db.delete(questionBookmarks).where(ofQuestion(userId, questionId))

const after = (cursor: Cursor | null) => {
  if (!cursor) return undefined
  const at = Number(cursor.value)
  return or(
    lt(questionBookmarks.createdAt, at),
    and(eq(questionBookmarks.createdAt, at), lt(questionBookmarks.questionId, cursor.id)),
  )
}

/** Bookmarks of a student, newest first, one more than `limit`, with their total. Keyset paging. */
export const listBookmarks = (db: Database, userId: string, cursor: Cursor | null, limit: number) =>
  db
    .select({
      questionId: questionBookmarks.questionId,
      stem: questionVersions.stemHtml,
      test: { id: tests.id, title: testVersions.title },
      attemptId: questionBookmarks.attemptId,
      createdAt: questionBookmarks.createdAt,
      count: sql<number>`(select count(*) from question_bookmarks as mine where mine.user_id = ${userId})`,
    })
    .from(questionBookmarks)
    .innerJoin(questionVersions, eq(questionVersions.id, questionBookmarks.questionVersionId))
    .innerJoin(tests, eq(tests.id, questionBookmarks.testId))
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(and(eq(questionBookmarks.userId, userId), after(cursor)))
    .orderBy(desc(questionBookmarks.createdAt), desc(questionBookmarks.questionId))
    .limit(limit + 1)

export const countBookmarks = (db: Database, userId: string): Promise<number> =>
  db.$count(questionBookmarks, eq(questionBookmarks.userId, userId))

/** Bookmarks of a student on some questions, with their attempts. */
export const bookmarksAmong = (db: Database, userId: string, questionIds: readonly string[]) =>
  db
    .select({ questionId: questionBookmarks.questionId, attemptId: questionBookmarks.attemptId })
    .from(questionBookmarks)
    .where(
      and(
        eq(questionBookmarks.userId, userId),
        sql`${questionBookmarks.questionId} IN (SELECT value FROM json_each(${JSON.stringify(questionIds)}))`,
      ),
    )

/** Plain texts of the questions that a student has bookmarked, beside some. */
export const bookmarkedTexts = (db: Database, userId: string, except: readonly string[]) =>
  db
    .select({ questionId: questionBookmarks.questionId, excerpt: questions.title })
    .from(questionBookmarks)
    .innerJoin(questions, eq(questions.id, questionBookmarks.questionId))
    .where(and(eq(questionBookmarks.userId, userId), isNotAmong(except)))

const isNotAmong = (questionIds: readonly string[]) =>
  sql`${questionBookmarks.questionId} NOT IN (SELECT value FROM json_each(${JSON.stringify(questionIds)}))`

type BesidePage = {
  except: readonly string[]
  /** Questions that a search found; null without a search. */
  among: readonly string[] | null
  cursor: Cursor | null
  limit: number
}

/** Bookmarks of a student beside some questions, newest first, one more than `limit`, and their number. */
export const bookmarksBeside = async (db: Database, userId: string, { except, among, cursor, limit }: BesidePage) => {
  const isWanted = and(
    eq(questionBookmarks.userId, userId),
    isNotAmong(except),
    among === null
      ? undefined
      : sql`${questionBookmarks.questionId} IN (SELECT value FROM json_each(${JSON.stringify(among)}))`,
  )
  const [items, counted] = await db.batch([
    db
      .select({
        questionId: questionBookmarks.questionId,
        // Named, because a batch tells columns apart by their names alone.
        excerpt: sql<Bilingual>`${questions.title}`.mapWith(questions.title).as('excerpt'),
        test: { id: tests.id, title: testVersions.title },
        attemptId: questionBookmarks.attemptId,
        createdAt: questionBookmarks.createdAt,
      })
      .from(questionBookmarks)
      .innerJoin(questions, eq(questions.id, questionBookmarks.questionId))
      .innerJoin(tests, eq(tests.id, questionBookmarks.testId))
      .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
      .where(and(isWanted, after(cursor)))
      .orderBy(desc(questionBookmarks.createdAt), desc(questionBookmarks.questionId))
      .limit(limit + 1),
    db.select({ count: count() }).from(questionBookmarks).where(isWanted),
  ])
  return { items, count: counted[0]?.count ?? 0 }
}
