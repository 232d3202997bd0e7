import { presetForm } from '../../../domain/catalogue/presets/form.ts'
import { draftAction, draftAnswerOf, loadDraft } from '../../features/presets/admin/draft-route.ts'
import { PresetEditor } from '../../features/presets/admin/preset-editor.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/preset-draft.ts'

export const handle = { strings: ['office', 'setup'], audience: 'admin' } satisfies PageHandle

export const loader = ({ context, params: { id } }: Route.LoaderArgs) => loadDraft(context, id, 'pattern')

export const action = ({ request, context, params: { id } }: Route.ActionArgs) =>
  draftAction(request, context, { id, part: 'pattern', form: presetForm })

/** Editor of the next version of an exam pattern. */
export default function AdminPresetDraft({ loaderData, actionData }: Route.ComponentProps) {
  return <PresetEditor {...loaderData} {...draftAnswerOf(actionData)} />
}
