import { sql, type SQL } from 'drizzle-orm'
import { everyExam } from '../../domain/content.ts'
import type { OfferItem } from '../../domain/purchases/office-offers.ts'
import { isPassOfAll, passId } from '../../domain/purchases/offers.ts'
import type { Database } from '../platform/context.ts'

/** Ids of the tests in the lessons of a course, as it is published. */
const lessonTests = (courseId: SQL): SQL => sql`
  SELECT lesson.value ->> 'testId' AS id FROM courses
  CROSS JOIN content_versions AS version ON version.id = courses.current_version_id
  CROSS JOIN json_each(version.content, '$.chapters') AS chapter
  CROSS JOIN json_each(chapter.value, '$.lessons') AS lesson
  WHERE courses.id = ${courseId} AND lesson.value ->> 'kind' = 'test'`

/** Query of the ids of the tests that an offer sells; null for an item without tests. */
export const testsSoldWith = ({ kind, itemId }: OfferItem): SQL | null => {
  switch (kind) {
    case 'series':
      return sql`SELECT id FROM tests WHERE series_id = ${itemId} AND access = 'series'`
    case 'course':
      return sql`SELECT id FROM tests WHERE id IN (${lessonTests(sql`${itemId}`)}) AND access <> 'free'`
    case 'pass':
      return isPassOfAll(itemId)
        ? sql`SELECT id FROM tests WHERE access <> 'free'`
        : sql`SELECT tests.id FROM item_exams CROSS JOIN tests ON tests.id = item_exams.item_id AND tests.access <> 'free'
            WHERE item_exams.kind = 'test' AND item_exams.exam IN (substr(${itemId}, 6), ${everyExam})`
    case 'material':
    case 'video':
      return null
  }
}

/** SQL condition on `tests`: an offer that was not withdrawn sells the test. */
export const isSoldNow: SQL = sql`(tests.access <> 'free' AND (
  EXISTS (SELECT 1 FROM offers WHERE state = 'active' AND item_id IN (tests.series_id, ${passId(null)}))
  OR EXISTS (SELECT 1 FROM item_exams CROSS JOIN offers ON offers.item_id = 'pass:' || item_exams.exam
    WHERE item_exams.kind = 'test' AND item_exams.item_id = tests.id AND offers.state = 'active')
  OR EXISTS (SELECT 1 FROM offers WHERE kind = 'course' AND state = 'active'
    AND tests.id IN (${lessonTests(sql`offers.item_id`)}))))`

/** Codes and titles of questions. */
export const namesOfQuestions = async (db: Database, ids: readonly string[]) => {
  const rows = await db.all<{ id: string; code: string; title: string }>(sql`
    SELECT id, slug AS code, title FROM questions WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  return new Map(
    rows.map(({ id, code, title }) => [id, { code, title: JSON.parse(title) as { en: string; hi: string } }]),
  )
}
