import { data, redirect } from 'react-router'
import { noteField, noteIntents } from '../../../../domain/revision/note-form.ts'
import type { Api } from '../../../api.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { loginAddress } from '../../../sign-in-first.ts'

/** Answer to a form of a note; the `note` key tells it from those of other forms. `undo` restores a deleted text. */
export type NoteAnswer = {
  note: string
  intent: (typeof noteIntents)[keyof typeof noteIntents]
  undo: string | null
  refusal: Refusal | null
}

export const isNoteForm = (form: FormData): boolean =>
  Object.values(noteIntents).some((intent) => intent === form.get('intent'))

/** Text of a field with line ends as LF; browsers send CRLF. */
const textIn = (form: FormData, name: string): string =>
  String(form.get(name) ?? '')
    .replaceAll('\r\n', '\n')
    .trim()

const send = async (api: Api, form: FormData): Promise<NoteAnswer> => {
  const questionId = textIn(form, 'questionId')
  const of = api.revision.notes[':questionId']
  const text = textIn(form, noteField)
  if (form.get('intent') === noteIntents.write && text !== '') {
    const reply = await of.$put({
      param: { questionId },
      json: { text, attemptId: textIn(form, 'attemptId') || null },
    })
    return { note: questionId, intent: noteIntents.write, undo: null, refusal: await refusalOf(reply) }
  }
  const reply = await of.$delete({ param: { questionId }, json: {} })
  const refusal = await refusalOf(reply.clone())
  const undo = refusal ? null : (await reply.json()).text
  return { note: questionId, intent: noteIntents.remove, undo, refusal }
}

/** Form action of a note, for pages without script and for sessions that have ended: those are sent to sign in. */
export const changeNote = async (request: Request, api: Api, form: FormData) => {
  const answer = await send(api, form)
  const { pathname, search } = new URL(request.url)
  if (answer.refusal?.status === 401) throw redirect(loginAddress(`${pathname}${search}`))
  return data(answer, replyOf(answer.refusal))
}
