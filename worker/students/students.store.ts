import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { studentNotes } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

type NewNote = { id: string; uid: string; text: string; by: string; now: number }

/** Adds a note on an account that exists. */
export const noteStatement = ({ id, uid, text, by, now }: NewNote): SQL => sql`
  INSERT INTO student_notes (id, user_id, text, created_at, created_by)
  SELECT ${id}, uid, ${text}, ${now}, ${by} FROM users WHERE uid = ${uid}`

/** Notes on a student before a mark, newest first. */
export const listNotes = (db: Database, uid: string, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(studentNotes)
    .where(and(eq(studentNotes.userId, uid), isBefore(studentNotes.createdAt, studentNotes.id, before)))
    .orderBy(desc(studentNotes.createdAt), desc(studentNotes.id))
    .limit(limit)
