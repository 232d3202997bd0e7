import { and, count, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import { noteLimits } from '../../../domain/revision/notes.ts'
import { textMatcher } from '../../../domain/revision/text-match.ts'
import { answers, notes } from '../../../drizzle/schema/deck-object.ts'
import { isBefore, type Cursor } from '../../platform/paging.ts'
import type { DeckStore } from './deck.store.ts'

export type NewNote = typeof notes.$inferInsert

const countOf = ({ db }: DeckStore, condition: SQL | undefined): number =>
  db.select({ notes: count() }).from(notes).where(condition).get()?.notes ?? 0

/** Adds or replaces the note on a question; false where the student has the most notes. */
export const writeNote = (store: DeckStore, note: NewNote): boolean => {
  if (countOf(store, ne(notes.questionId, note.questionId)) >= noteLimits.most) return false
  store.db.insert(notes).values(note).onConflictDoUpdate({ target: notes.questionId, set: note }).run()
  return true
}

/** Deletes a note and returns its text; null without one. */
export const deleteNote = ({ db }: DeckStore, questionId: string): string | null =>
  db.delete(notes).where(eq(notes.questionId, questionId)).returning({ text: notes.text }).get()?.text ?? null

export const hasNote = (store: DeckStore, questionId: string): boolean =>
  countOf(store, eq(notes.questionId, questionId)) > 0

/** Ids of all notes. */
export const notedIds = ({ db }: DeckStore): string[] =>
  db
    .select({ id: notes.questionId })
    .from(notes)
    .all()
    .map(({ id }) => id)

const idsWith = ({ db }: DeckStore, words: string): string[] => {
  const matches = textMatcher(words)
  return db
    .select({ id: notes.questionId, excerpt: notes.excerpt, text: notes.text })
    .from(notes)
    .all()
    .filter(({ excerpt, text }) => matches([excerpt.en, excerpt.hi, text]))
    .map(({ id }) => id)
}

/** A page of notes whose question or text holds the words, the newest first, one more than `limit`. */
export const notePage = (store: DeckStore, words: string, cursor: Cursor | null, limit: number) => {
  const ids = words === '' ? null : JSON.stringify(idsWith(store, words))
  const matching = ids === null ? undefined : sql`${notes.questionId} IN (SELECT value FROM json_each(${ids}))`
  const rows = store.db
    .select()
    .from(notes)
    .where(and(matching, isBefore(notes.updatedAt, notes.questionId, cursor)))
    .orderBy(desc(notes.updatedAt), desc(notes.questionId))
    .limit(limit + 1)
    .all()
  return { rows, count: countOf(store, matching) }
}

/** Notes on the questions of an attempt or a session, by question. */
export const notesOfSource = ({ db }: DeckStore, sourceId: string): Record<string, string> => {
  const ofSource = db.select({ id: answers.questionId }).from(answers).where(eq(answers.sourceId, sourceId))
  const found = db
    .select({ id: notes.questionId, text: notes.text })
    .from(notes)
    .where(or(eq(notes.attemptId, sourceId), sql`${notes.questionId} IN ${ofSource}`))
    .all()
  return Object.fromEntries(found.map(({ id, text }) => [id, text]))
}
