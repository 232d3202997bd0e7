import { data, redirect } from 'react-router'
import type { ErrorBody, ErrorCode } from '../../../../domain/errors.ts'
import { messageForm } from '../../../../domain/notifications/messages.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { unwrap, type Api } from '../../../api.ts'
import { postedInstant, postedText } from '../../../forms/posted.ts'
import { savePosted } from '../../../office/editor/editor-action.ts'
import type { Reply } from '../../../office/office-action.ts'

/** Outcome of an act on a message. `fields`: reasons by field. */
export type MessageAnswer = {
  message: { intent: string; code: ErrorCode | null; fields: Record<string, string> }
}

/** Answer of `messageAction` among those of the route; null for a saved draft. */
export const messageAnswerOf = (answer: unknown): MessageAnswer['message'] | null =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? (answer as MessageAnswer).message : null

const refused = (intent: string, code: ErrorCode, fields: Record<string, string>, status: number) =>
  data<MessageAnswer>({ message: { intent, code, fields } }, { status })

const hasTime = (form: FormData): boolean => postedText(form, 'day') !== '' || postedText(form, 'time') !== ''

/** Sends a form of a message: an act, or its draft without script. */
export const messageAction = async (api: Api, request: Request, id: string) => {
  const form = await request.formData()
  const intent = postedText(form, 'intent')
  const { messages, broadcasts } = api.admin.notifications
  const message = messages[':id']
  const param = { id }
  const json = { revision: Number(postedText(form, 'revision')) || 0 }
  const at = hasTime(form) || form.get('when') === 'later' ? postedInstant(form, { day: 'day', time: 'time' }) : null
  if (intent === 'send' && at === null && (hasTime(form) || form.get('when') === 'later'))
    return refused(intent, 'input.invalid', { at: 'required' }, 422)
  const acts: Record<string, () => Promise<Reply>> = {
    send: () => message.schedule.$put({ param, json: { ...json, at } }),
    unschedule: () => message.schedule.$delete({ param, json }),
    stop: () => broadcasts[':id'].stop.$post({ param, json: {} }),
    delete: () => message.$delete({ param, json }),
    duplicate: () => messages.$post({ json: { from: id } }),
    test: () => message.test.$post({ param, json: {} }),
  }
  const act = acts[intent]
  if (!act)
    return savePosted(request, form, {
      form: messageForm,
      read: async () => (await unwrap(message.$get({ param }))).draft,
      save: (draft) => message.draft.$put({ param, json: draft }),
    })
  const reply = await act()
  if (!reply.ok) {
    const { code, fields = {} } = (await reply.json()) as ErrorBody
    return refused(intent, code, fields, reply.status)
  }
  if (intent === 'test') return data<MessageAnswer>({ message: { intent, code: null, fields: {} } })
  if (intent === 'delete') throw redirect(officePaths.adminNotifications(), 303)
  const shown = intent === 'duplicate' ? ((await reply.json()) as { id: string }).id : id
  throw redirect(officePaths.adminNotification(shown), 303)
}
