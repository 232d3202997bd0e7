import type { NoteInput, NotesQuery } from '../../domain/revision/note-input.ts'
import type { NotedQuestion, NotedQuestions, NotesOf } from '../../domain/revision/notes.ts'
import { textMatcher } from '../../domain/revision/text-match.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount } from '../platform/limits.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { bookmarksAmong, bookmarksBeside } from '../questions/bookmarks.usecases.ts'
import { openResultOf } from '../results/results.usecases.ts'
import { catchUp } from './catch-up.usecases.ts'
import { deckOf } from './deck.ts'
import { findNoted } from './notes.store.ts'

const pageSize = 20

/** Notes that one student may write or delete in an hour. */
const writingLimit: Limit = { failures: 600, windowMs: 60 * 60_000 }

/** Notes and bookmarks of a student as one list, the newest first; a question with both is one entry, by its note. */
export const readNotes = async (
  services: Services,
  userId: string,
  { q = '', cursor }: NotesQuery,
): Promise<NotedQuestions> => {
  const words = q.trim()
  const place = decodeCursor(cursor, 'number')
  await catchUp(services, userId)
  const { noted, count, ids } = await deckOf(services, userId).notes(words, place, pageSize)
  const matches = words === '' ? null : textMatcher(words)
  const [bookmarks, marked] = await Promise.all([
    bookmarksBeside(services, userId, { except: ids, matches, cursor: place, limit: pageSize }),
    bookmarksAmong(
      services,
      userId,
      noted.map(({ questionId }) => questionId),
    ),
  ])
  const withMark = noted.map((note): NotedQuestion => {
    const bookmarkedIn = marked.get(note.questionId) ?? null
    return { ...note, isBookmarked: bookmarkedIn !== null, bookmarkedIn }
  })
  const entries = [...withMark, ...bookmarks.items.map(asEntry)].toSorted(
    (one, other) => other.at - one.at || (one.questionId < other.questionId ? 1 : -1),
  )
  const page = pageOf(entries, pageSize, ({ at, questionId }) => ({ value: at, id: questionId }))
  return { ...page, count: count + bookmarks.count }
}

type BookmarkRow = Awaited<ReturnType<typeof bookmarksBeside>>['items'][number]

const asEntry = ({ questionId, excerpt, test, attemptId, createdAt }: BookmarkRow): NotedQuestion => ({
  questionId,
  excerpt,
  note: null,
  isBookmarked: true,
  bookmarkedIn: attemptId,
  at: createdAt,
  solution: { at: 'test', testId: test.id, attemptId, title: test.title },
})

/** Notes on the questions of an attempt or a session of practice. */
export const readNotesOf = async (services: Services, userId: string, sourceId: string): Promise<NotesOf> => ({
  notes: await deckOf(services, userId).notesOf(sourceId),
})

/**
 * Attempt in which the student may read the solution, with its test; null where practice showed it. Throws 404 where the
 * student never had its solution, 403 before the release.
 */
const openPlace = async (services: Services, userId: string, questionId: string, attemptId: string | null) => {
  if (attemptId !== null) return openResultOf(services, userId, attemptId)
  if (await deckOf(services, userId).mayNote(questionId)) return null
  await catchUp(services, userId)
  if (!(await deckOf(services, userId).mayNote(questionId))) throw notFound()
  return null
}

/**
 * Writes the note on a question whose solution the student may read; the last text stands. Throws 404 and 403 as
 * `openPlace`, 409 beyond the most notes, 429 above 600 in an hour.
 */
export const writeNote = async (
  services: Services,
  userId: string,
  questionId: string,
  { text, attemptId }: NoteInput,
): Promise<void> => {
  const place = await openPlace(services, userId, questionId, attemptId)
  const question = await findNoted(services.db, questionId, place?.testVersionId ?? null)
  if (!question) throw notFound()
  await limitCount(services, `question-notes:${userId}`, writingLimit)
  const isKept = await deckOf(services, userId).writeNote(userId, {
    ...question,
    questionId,
    text,
    attemptId,
    testId: place?.testId ?? null,
    updatedAt: services.now(),
  })
  if (!isKept) throw new AppError('revision.notes_full', 409, 'There are as many notes as can be kept.')
}

/** Deletes the note on a question and returns its text for the undo; null without one. */
export const deleteNote = async (
  services: Services,
  userId: string,
  questionId: string,
): Promise<{ text: string | null }> => {
  await limitCount(services, `question-notes:${userId}`, writingLimit)
  return { text: await deckOf(services, userId).deleteNote(questionId) }
}
