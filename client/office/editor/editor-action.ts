import { data, redirect } from 'react-router'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { sectionOf, type ContentForm, type EditorForm } from '../../../domain/content/fields.ts'
import { formBounds, isBoundedForm, readBody } from '../../../domain/content/form-body.ts'
import type { ErrorBody, ErrorCode } from '../../../domain/errors.ts'
import { unwrap, type Api } from '../../api.ts'
import type { RpcReply } from '../../forms/refusal.ts'
import { afterIntent, pathOfIntent, withMarks } from './posted-acts.ts'

/** Refused save of an editor without script: the typed text, over the revision that is stored now. */
export type EditorAnswer = { code: ErrorCode; body: DraftBody; revision: number }

/** Answer of `editorAction` among those of a route's actions; undefined for any other. */
export const editorAnswerOf = (answer: unknown): EditorAnswer | undefined =>
  typeof answer === 'object' && answer !== null && 'body' in answer ? (answer as EditorAnswer) : undefined

type Edited = { form: ContentForm; id: string; api: Api }

/** Stored draft of a posted editor, and the call that saves it. */
type Posted = {
  form: EditorForm
  read: () => Promise<{ revision: number; body: DraftBody }>
  save: (draft: { revision: number; body: DraftBody }) => Promise<RpcReply>
}

const isPlainText = (entry: [string, FormDataEntryValue]): entry is [string, string] => typeof entry[1] === 'string'

/** Refusal of a form with more fields, larger row numbers or deeper names than any editor has. */
const tooLarge = () =>
  new Response(`At most ${formBounds.fields} fields and ${formBounds.index} rows.`, { status: 413 })

/** Saves an editor that was posted without script, and shows it again. Throws 413 beyond `formBounds`. */
export const savePosted = async (request: Request, posted: FormData, { form, read, save }: Posted) => {
  const entries = [...posted].filter(isPlainText)
  if (!isBoundedForm(entries.map(([name]) => name))) throw tooLarge()
  const intent = String(posted.get('intent') ?? 'save')
  const draft = await read()
  const typed = { ...draft.body, ...readBody(form.fields, entries) }
  const body = afterIntent(form, withMarks(draft.body, typed, intent), intent, Date.now())
  const revision = Number(posted.get('revision'))
  const reply = await save({ revision, body })
  if (reply.ok) {
    const { pathname, search } = new URL(request.url)
    const path = pathOfIntent(intent)
    return redirect(`${pathname}${search}${path ? `#section-${sectionOf(form, path)?.name ?? ''}` : ''}`, 303)
  }
  const { code } = (await reply.json()) as ErrorBody
  return data<EditorAnswer>({ code, body, revision: draft.revision }, { status: reply.status })
}

/** Saves the editor of an item of a content kind. */
export const editorAction = (request: Request, posted: FormData, { form, id, api }: Edited) => {
  const call = api.admin.content[':kind'][':id']
  const param = { kind: form.kind, id }
  return savePosted(request, posted, {
    form,
    read: async () => (await unwrap(call.$get({ param }))).draft,
    save: (json) => call.draft.$put({ param, json }),
  })
}
