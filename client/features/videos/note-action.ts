import type { ErrorCode } from '../../../domain/errors.ts'
import { maxNoteLength } from '../../../domain/videos/kinds.ts'
import { parseTimecode } from '../../../domain/videos/timecode.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'

const intents = ['add', 'change', 'remove', 'restore'] as const
type NoteIntent = (typeof intents)[number]

/** Invalid field, error code of the API, or `failed` without a response. */
type NoteError = 'at' | 'text' | 'failed' | ErrorCode

/** Outcome of a form about note `noteId`; a refused one carries what was entered. */
export type NoteOutcome = { intent: NoteIntent; noteId: string } & (
  { ok: true } | { ok: false; error: NoteError; at: string; text: string }
)

/** Forms of the notes, for the page's action and for the browser. */
export const noteAction = async (api: Api, videoId: string, form: FormData): Promise<NoteOutcome> => {
  const field = (name: string) => String(form.get(name) ?? '')
  const intent = intents.find((one) => one === field('intent')) ?? 'add'
  const [noteId, at, text] = [field('note'), field('at'), field('text').trim()]
  const refused = (error: NoteError): NoteOutcome => ({ intent, noteId, ok: false, error, at, text })
  const atMs = parseTimecode(at)
  const isWritten = intent === 'add' || intent === 'change'
  if (isWritten && atMs === null) return refused('at')
  if (isWritten && (text === '' || text.length > maxNoteLength)) return refused('text')
  try {
    await send(api, intent, { videoId, noteId }, { atMs: atMs ?? 0, text })
    return { intent, noteId, ok: true }
  } catch (error) {
    return refused(error instanceof ApiError ? error.body.code : 'failed')
  }
}

const send = (
  api: Api,
  intent: NoteIntent,
  param: { videoId: string; noteId: string },
  json: { atMs: number; text: string },
): Promise<unknown> => {
  const { notes } = api.videos[':videoId']
  const note = notes[':noteId']
  if (intent === 'add') return unwrap(notes.$post({ param, json }))
  if (intent === 'change') return unwrap(note.$put({ param, json }))
  if (intent === 'remove') return unwrap(note.$delete({ param, json: {} }))
  return unwrap(note.restoration.$post({ param, json: {} }))
}
