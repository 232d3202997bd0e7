import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PassageQuestion } from '../../domain/questions/preview.ts'
import { questions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Questions of a passage that are not in the bin. */
export const listPassageQuestions = (db: Database, passageId: string, limit: number): Promise<PassageQuestion[]> =>
  db
    .select({ id: questions.id, slug: questions.slug, title: questions.title })
    .from(questions)
    .where(and(isNotNull(questions.passageId), eq(questions.passageId, passageId), isNull(questions.deletedAt)))
    .orderBy(asc(questions.slug))
    .limit(limit)
