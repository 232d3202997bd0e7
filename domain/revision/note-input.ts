import { z } from 'zod'
import { noteLimits } from './notes.ts'

/** Query of GET /api/revision/notes. */
export const NotesQuery = z.strictObject({
  q: z.string().max(200).optional(),
  cursor: z.string().max(300).optional(),
})
export type NotesQuery = z.infer<typeof NotesQuery>

/**
 * PUT /api/revision/notes/:questionId. `attemptId` names the attempt whose solution is open; null where the question was
 * answered in practice, or the note exists.
 */
export const NoteInput = z.strictObject({
  text: z.string().trim().min(1).max(noteLimits.length),
  attemptId: z.string().max(64).nullable(),
})
export type NoteInput = z.infer<typeof NoteInput>
