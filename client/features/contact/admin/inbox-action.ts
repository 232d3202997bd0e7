import { answerLength } from '../../../../domain/contact/topics.ts'
import type { Api } from '../../../api.ts'
import { refusalOf, type Refusal, type RpcReply } from '../../../forms/refusal.ts'

/** Acts on a message, by the `intent` of their form. */
type InboxIntent = 'answer' | 'draft' | 'note' | 'move' | 'send-again'

/** Outcome of a form of a message; `text` is the typed text of a refused one. */
export type InboxAnswer = {
  intent: InboxIntent
  refusal: Refusal | null
  /** True when the text was missing. */
  isEmpty?: boolean
  text?: string
  /** State to which the message was moved. */
  state?: 'new' | 'closed' | 'spam'
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** Typed text with line ends as LF; browsers send CRLF. */
const typedText = (form: FormData): string => text(form, 'text').replaceAll('\r\n', '\n').slice(0, answerLength)

const stateIn = (form: FormData) => {
  const state = text(form, 'state')
  return state === 'closed' || state === 'spam' ? state : 'new'
}

const send = (api: Api, form: FormData, id: string): Partial<Record<string, () => Promise<RpcReply>>> => {
  const message = api.admin.contact[':id']
  const [param, typed, revision] = [{ id }, typedText(form), Number(text(form, 'revision')) || 0]
  const draftRevision = Number(text(form, 'draftRevision')) || 0
  return {
    answer: () => message.answers.$post({ param, json: { text: typed, revision } }),
    draft: () => message.draft.$put({ param, json: { text: typed, revision: draftRevision } }),
    note: () => message.notes.$post({ param, json: { text: typed } }),
    move: () => message.state.$put({ param, json: { state: stateIn(form), revision } }),
    'send-again': () =>
      message.answers[':answerId'].sending.$post({ param: { id, answerId: text(form, 'answerId') }, json: {} }),
  }
}

/** Runs the form of a message. Null for any other form. */
export const inboxAction = async (api: Api, form: FormData, id: string): Promise<InboxAnswer | null> => {
  const intent = text(form, 'intent')
  const run = send(api, form, id)[intent]
  if (!run) return null
  const known = intent as InboxIntent
  const typed = typedText(form)
  if ((known === 'answer' || known === 'note') && typed.trim() === '')
    return { intent: known, refusal: null, isEmpty: true }
  const refusal = await refusalOf(await run())
  return { intent: known, refusal, ...(refusal && { text: typed }), ...(known === 'move' && { state: stateIn(form) }) }
}
