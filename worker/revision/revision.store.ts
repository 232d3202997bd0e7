import { and, eq, sql } from 'drizzle-orm'
import { maxBookmarks } from '../../domain/questions/bookmarks.ts'
import { affairCategories, questionBookmarks, questions, subjects, topics } from '../../drizzle/schema/index.ts'
import { affairSubject } from '../../domain/revision/cards.ts'
import type { Database } from '../platform/context.ts'

/** Questions that a student bookmarked. */
export const listSavedIds = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: questionBookmarks.questionId })
    .from(questionBookmarks)
    .where(eq(questionBookmarks.userId, userId))
    .limit(maxBookmarks)
  return rows.map(({ id }) => id)
}

/** Bookmarked questions of some ids, as their cards need them. */
export const findSaved = (db: Database, userId: string, questionIds: readonly string[]) =>
  db
    .select({
      id: questions.id,
      questionVersionId: questionBookmarks.questionVersionId,
      attemptId: questionBookmarks.attemptId,
      testId: questionBookmarks.testId,
      subject: questions.subject,
      topic: questions.topic,
      excerpt: questions.title,
    })
    .from(questionBookmarks)
    .innerJoin(questions, eq(questions.id, questionBookmarks.questionId))
    .where(
      and(
        eq(questionBookmarks.userId, userId),
        sql`${questionBookmarks.questionId} IN (SELECT value FROM json_each(${JSON.stringify(questionIds)}))`,
      ),
    )

/** Titles of subjects and of topics, categories of current affairs among them. */
export const listTitles = async (db: Database) => {
  const [ofSubjects, ofTopics, ofCategories] = await db.batch([
    db.select({ id: subjects.id, title: subjects.title }).from(subjects),
    db.select({ subject: topics.subject, slug: topics.slug, title: topics.title }).from(topics),
    db
      .select({ subject: sql<string>`${affairSubject}`, slug: affairCategories.id, title: affairCategories.title })
      .from(affairCategories),
  ])
  return { subjects: ofSubjects, topics: [...ofTopics, ...ofCategories] }
}
