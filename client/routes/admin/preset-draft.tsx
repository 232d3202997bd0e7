import { data, redirect } from 'react-router'
import { presetForm } from '../../../domain/catalogue/presets/form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { PresetEditor } from '../../features/presets/admin/preset-editor.tsx'
import { postedText } from '../../forms/posted.ts'
import { load } from '../../load.ts'
import { editorAnswerOf, savePosted } from '../../office/editor/editor-action.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/preset-draft.ts'

export const handle = { strings: ['office', 'setup'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const call = context.get(apiContext).admin.presets[':id']
  const [preset, draft] = await load(
    Promise.all([unwrap(call.$get({ param: { id } })), unwrap(call.draft.$get({ param: { id } }))]),
  )
  return { preset, draft, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const call = context.get(apiContext).admin.presets[':id']
  const param = { id }
  const posted = await request.formData()
  if (posted.get('intent') !== 'add-version')
    return savePosted(request, posted, {
      form: presetForm,
      read: () => unwrap(call.draft.$get({ param })),
      save: (json) => call.draft.$put({ param, json }),
    })
  const reply = await call.versions.$post({ param, json: { revision: Number(postedText(posted, 'revision')) } })
  if (!reply.ok) return data({ isRefused: true }, { status: reply.status })
  const { version } = await reply.json()
  throw redirect(`${officePaths.adminPreset(id)}?${new URLSearchParams({ added: String(version) })}`, 303)
}

/** Editor of the next version of an exam pattern. */
export default function AdminPresetDraft({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PresetEditor
      {...loaderData}
      answer={editorAnswerOf(actionData)}
      isRefused={actionData !== undefined && 'isRefused' in actionData}
    />
  )
}
