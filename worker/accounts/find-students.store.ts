import { sql, type SQL } from 'drizzle-orm'
import { searchedTo } from '../../domain/content/office-list.ts'
import { officeWordsOf } from '../../domain/content/office-words.ts'
import type { Database } from '../platform/context.ts'
import { searchByWords } from '../platform/word-search.ts'

/** Last code point: above every continuation of a text. */
const last = '\u{10ffff}'

/** Ids of users whose column begins with a text, `searchedTo` and one more, in the order of the column's index. */
const beginningWith = (column: SQL, beginning: string): SQL => sql`
  SELECT uid FROM users WHERE ${column} >= ${beginning} AND ${column} < ${beginning + last}
  ORDER BY ${column} LIMIT ${searchedTo + 1}`

/** Beginnings of stored phone numbers, `+919876543210`, that a typed one may mean; none for another text. */
const phoneBeginnings = (text: string): string[] => {
  const number = text.replace(/[\s().-]/g, '')
  if (/^\+\d{4,15}$/.test(number)) return [number]
  if (!/^\d{4,15}$/.test(number)) return []
  return [`+91${number.replace(/^0/, '')}`, `+${number}`]
}

/** Indexed columns of users in which a text can be a beginning. */
const placesOf = (text: string): SQL[] => {
  const isOne = !/\s/.test(text)
  return [
    ...(isOne && !text.includes('@') ? [beginningWith(sql`student_id`, text.toUpperCase())] : []),
    ...(isOne ? [beginningWith(sql`email`, text.toLowerCase())] : []),
    ...phoneBeginnings(text).map((number) => beginningWith(sql`phone_number`, number)),
  ]
}

/**
 * Students whose student id, e-mail address or phone number begins with the text, or whose name has its words; the closest
 * first. `isPartial`: one of these fits more than `searchedTo`.
 */
export const searchStudents = async (db: Database, text: string): Promise<{ ids: string[]; isPartial: boolean }> => {
  const [names, ...places] = await Promise.all([
    text.includes('@')
      ? { ids: [], isPartial: false }
      : searchByWords(db, { table: 'student_words', owner: 'uid' }, text),
    ...placesOf(text).map((place) => db.all<{ uid: string }>(place)),
  ])
  const ids = [...places.flatMap((rows) => rows.slice(0, searchedTo).map(({ uid }) => uid)), ...names.ids]
  return { ids: [...new Set(ids)], isPartial: names.isPartial || places.some((rows) => rows.length > searchedTo) }
}

/** Names, addresses and student ids of users. */
export const readStudents = (db: Database, uids: readonly string[]) =>
  db.all<{ uid: string; name: string | null; email: string; studentId: string | null }>(sql`
    SELECT uid, display_name AS name, email, student_id AS studentId FROM json_each(${JSON.stringify(uids)}) AS asked
    CROSS JOIN users ON users.uid = asked.value`)

/** Adds the words of students' names. */
export const addNameWords = (students: readonly { uid: string; name: string }[]): SQL => {
  const words = students.flatMap(({ uid, name }) => officeWordsOf([name]).map((word) => ({ uid, word })))
  return sql`INSERT INTO student_words (uid, word)
    SELECT value ->> 'uid', value ->> 'word' FROM json_each(${JSON.stringify(words)}) WHERE true ON CONFLICT DO NOTHING`
}

/** Statements that replace the words of a student's name; unchanged words are not written. */
export const nameWordStatements = (uid: string, name: string): SQL[] => [
  sql`DELETE FROM student_words WHERE uid = ${uid}
    AND word NOT IN (SELECT value FROM json_each(${JSON.stringify(officeWordsOf([name]))}))`,
  addNameWords([{ uid, name }]),
]
