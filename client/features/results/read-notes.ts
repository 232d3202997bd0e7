import { ApiError, unwrap, type Api } from '../../api.ts'
import type { ResultNotes } from './notes-context.ts'

/** The student's notes on a result; null where they cannot be read now: the solutions are shown without them. */
export const readNotes = async (
  api: Api,
  owner: string | undefined,
  attemptId: string,
): Promise<ResultNotes | null> => {
  if (!owner) return null
  try {
    const { notes } = await unwrap(api.revision.notes.of[':sourceId'].$get({ param: { sourceId: attemptId } }))
    return { owner, attemptId, texts: notes }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
