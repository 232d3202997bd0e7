import type { NotedQuestion } from '../../../domain/revision/notes.ts'
import type { Cursor } from '../../platform/paging.ts'
import { answersTo, attemptPlace, solutionPlace } from './answered.ts'
import type { DeckStore } from './deck.store.ts'
import { notedIds, notePage } from './notes.ts'

type Noted = Omit<NotedQuestion, 'isBookmarked' | 'bookmarkedIn'>

/** A page of notes, with the number of all that match and the ids of all notes. */
export type NotesPage = { noted: Noted[]; count: number; ids: string[] }

/** Notes with the places of their solutions. */
export const notesPage = (store: DeckStore, words: string, cursor: Cursor | null, limit: number): NotesPage => {
  const { rows, count } = notePage(store, words, cursor, limit)
  const given = answersTo(
    store,
    rows.map(({ questionId }) => questionId),
  )
  const noted = rows.map(({ questionId, excerpt, text, attemptId, updatedAt }): Noted => ({
    questionId,
    excerpt,
    note: text,
    at: updatedAt,
    solution: solutionPlace(given.get(questionId) ?? []) ?? attemptPlace(store, attemptId),
  }))
  return { noted, count, ids: notedIds(store) }
}
