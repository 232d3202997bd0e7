import { redirect } from 'react-router'
import { blankBody } from '../../../domain/content/fields.ts'
import { editorFormOf } from '../../../domain/editor-forms.ts'
import { paths } from '../../../domain/paths.ts'
import type { Api } from '../../api.ts'
import { postedText } from '../../forms/posted.ts'
import { officeKinds } from '../../office/frame/kinds.ts'
import { officeAction, type Reply } from '../../office/office-action.ts'
import { isWritable, type WritableKind } from './writable-kinds.ts'

/** Title in the language of its script, its first letter a capital. */
const titleOf = (q: string) => {
  const title = q.charAt(0).toUpperCase() + q.slice(1)
  return /[\u0900-\u097f]/.test(q) ? { en: '', hi: title } : { en: title, hi: '' }
}

/** Creates a draft with the words as its title, and redirects to its editor. */
const write = async (api: Api, kind: WritableKind, q: string): Promise<Reply> => {
  const fields = editorFormOf(kind)?.fields ?? {}
  const reply = await api.admin.content[':kind'].$post({
    param: { kind },
    json: { body: { ...blankBody(fields), title: titleOf(q) } },
  })
  if (!reply.ok) return reply
  const { id } = (await reply.json()) as { id: string }
  throw redirect(officeKinds[kind].address(id), 303)
}

const send = async (api: Api, intent: string, form: FormData): Promise<Reply | null> => {
  const { search } = api.admin
  const q = postedText(form, 'q')
  const kind = postedText(form, 'kind')
  switch (intent) {
    case 'synonym':
      return search.synonyms.$post({ json: { q, means: postedText(form, 'means') } })
    case 'write':
      return isWritable(kind) ? write(api, kind, q) : null
    case 'dismiss':
      return search.misses.dismissal.$post({ json: { q, reason: postedText(form, 'reason') } })
    default:
      return null
  }
}

/** Runs a form of a search without results; an accepted one returns to the dashboard. */
export const missAction = (api: Api, url: URL, form: FormData) => {
  const days = url.searchParams.get('days')
  const done = { ...(days && { days }), done: postedText(form, 'intent'), q: postedText(form, 'q') }
  const back = new URL(`${paths.admin()}?${new URLSearchParams(done)}`, url)
  return officeAction(back, form, async (intent, sent) => ({ reply: await send(api, intent, sent) }))
}
