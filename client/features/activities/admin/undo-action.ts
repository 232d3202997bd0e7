import type { Api } from '../../../api.ts'
import { refusalOf, type Refusal, type RpcReply } from '../../../forms/refusal.ts'
import { unwrap } from '../../../api.ts'

/** Outcome of an undo: `hasDraft` where a draft would be published instead of the last version. */
export type UndoAnswer = { undone: true } | { hasDraft: true } | { refusal: Refusal }

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** Publishes the last version again. Null, with nothing changed, where a draft would be published instead. */
const republish = async (api: Api, param: { kind: string; id: string }): Promise<RpcReply | null> => {
  const item = api.admin.content[':kind'][':id']
  const { draft } = await unwrap(item.$get({ param }))
  return draft.isStored ? null : item.publication.$post({ param, json: { revision: draft.revision } })
}

/** Undoes an act on content. Null for any other form. */
export const undoAction = async (api: Api, form: FormData): Promise<UndoAnswer | null> => {
  const param = { kind: text(form, 'kind'), id: text(form, 'id') }
  const item = api.admin.content[':kind'][':id']
  const sent = {
    'undo-restore': () => item.restoration.$post({ param, json: {} }),
    'undo-unschedule': () => item.schedule.$delete({ param, json: {} }),
    'undo-republish': () => republish(api, param),
  }[text(form, 'intent')]
  if (!sent) return null
  const reply = await sent()
  if (reply === null) return { hasDraft: true }
  const refusal = await refusalOf(reply)
  return refusal ? { refusal } : { undone: true }
}
