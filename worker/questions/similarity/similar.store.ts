import { sql } from 'drizzle-orm'
import type { ContentState } from '../../../domain/content.ts'
import type { Database } from '../../platform/context.ts'

/** Questions read for one shingle. One that as many have says little about a question. */
export const maxPerShingle = 200

/** Numbers of the questions that have each of the shingles. */
export const listByShingles = async (db: Database, shingles: readonly number[]): Promise<Map<number, number[]>> => {
  const rows = await db.all<{ shingle: number; questions: string }>(sql`
    SELECT wanted.value AS shingle, (SELECT json_group_array(question) FROM (
      SELECT question FROM question_shingles WHERE shingle = wanted.value LIMIT ${maxPerShingle})) AS questions
    FROM json_each(${JSON.stringify(shingles)}) AS wanted`)
  return new Map(rows.map(({ shingle, questions }) => [shingle, JSON.parse(questions) as number[]]))
}

/** `en` and `hi`: the whole compared text. */
export type Candidate = {
  number: number
  id: string
  en: string
  hi: string
  code: string
  state: ContentState
  hasDraft: number
}

/** Questions by their numbers, without those in the bin. */
export const listCandidates = (db: Database, numbers: readonly number[], except: string): Promise<Candidate[]> =>
  db.all<Candidate>(sql`
    SELECT stored.number, stored.question_id AS id, stored.text ->> '$.en' AS en, stored.text ->> '$.hi' AS hi,
      item.slug AS code, item.state, item.has_draft AS hasDraft
    FROM json_each(${JSON.stringify(numbers)}) AS wanted
    CROSS JOIN question_texts AS stored ON stored.number = wanted.value
    CROSS JOIN office_items AS item ON item.kind = 'question' AND item.item_id = stored.question_id
    WHERE item.is_live = 1 AND stored.question_id <> ${except}`)
