import { data, redirect, type RouterContextProvider } from 'react-router'
import type { PresetPart } from '../../../../domain/catalogue/presets/office.ts'
import type { EditorForm } from '../../../../domain/content/fields.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { unwrap } from '../../../api.ts'
import { apiContext, pageContext } from '../../../context.ts'
import { postedText } from '../../../forms/posted.ts'
import { load } from '../../../load.ts'
import { editorAnswerOf, savePosted } from '../../../office/editor/editor-action.ts'

type Context = Readonly<RouterContextProvider>

/** A preset with the draft of its next version. */
export const loadDraft = async (context: Context, id: string, part: PresetPart) => {
  const call = context.get(apiContext).admin.presets[':id']
  const [preset, draft] = await load(
    Promise.all([unwrap(call.$get({ param: { id } })), unwrap(call[':part'].draft.$get({ param: { id, part } }))]),
  )
  return { preset, draft, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

/** Saves the draft of an editor without script, or makes it a version. */
export const draftAction = async (
  request: Request,
  context: Context,
  { id, part, form }: { id: string; part: PresetPart; form: EditorForm },
) => {
  const call = context.get(apiContext).admin.presets[':id'][':part']
  const param = { id, part }
  const posted = await request.formData()
  if (posted.get('intent') !== 'add-version')
    return savePosted(request, posted, {
      form,
      read: () => unwrap(call.draft.$get({ param })),
      save: (json) => call.draft.$put({ param, json }),
    })
  const reply = await call.versions.$post({ param, json: { revision: Number(postedText(posted, 'revision')) } })
  if (!reply.ok) return data({ isRefused: true }, { status: reply.status })
  const { version } = await reply.json()
  throw redirect(`${officePaths.adminPreset(id)}?${new URLSearchParams({ [part]: String(version) })}`, 303)
}

/** Refusals of `draftAction`. */
export const draftAnswerOf = (answer: unknown) => ({
  answer: editorAnswerOf(answer),
  isRefused: typeof answer === 'object' && answer !== null && 'isRefused' in answer,
})
