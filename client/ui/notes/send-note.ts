import type { ErrorCode } from '../../../domain/errors.ts'
import { ApiError, makeApi, unwrap } from '../../api.ts'
import { forgetNote, keepNote, keptNote } from './kept-notes.ts'

/** `kept`: it is on the device until a later try. `lost`: neither sent nor kept. `refused`: a later try is as useless. */
export type Sending =
  { state: 'saved' } | { state: 'signed_out' } | { state: 'kept' | 'lost' } | { state: 'refused'; code: ErrorCode }

type Note = { owner: string; questionId: string; attemptId: string | null; text: string }

const put = ({ questionId, attemptId, text }: Note): Promise<unknown> => {
  const of = makeApi(location.origin).revision.notes[':questionId']
  const param = { questionId }
  return text === '' ? unwrap(of.$delete({ param, json: {} })) : unwrap(of.$put({ param, json: { text, attemptId } }))
}

/** Refusals that no later try changes. */
const lasting = new Set([403, 404, 409, 422])

/** Sends a note, or deletes it where the text is empty. It stays on the device until the server has it. */
export const sendNote = async (note: Note): Promise<Sending> => {
  const { owner, questionId, attemptId, text } = note
  const isKept = keepNote(owner, questionId, { text, attemptId, isWanted: true })
  try {
    await put(note)
    // A newer text may have been typed meanwhile.
    if (keptNote(owner, questionId)?.text === text) forgetNote(owner, questionId)
    return { state: 'saved' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { state: 'signed_out' }
    if (!(error instanceof ApiError) || !lasting.has(error.status)) return { state: isKept ? 'kept' : 'lost' }
    keepNote(owner, questionId, { text, attemptId, isWanted: false })
    return { state: 'refused', code: error.body.code }
  }
}
