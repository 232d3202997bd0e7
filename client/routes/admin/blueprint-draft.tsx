import { blueprintForm } from '../../../domain/catalogue/blueprints/form.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { BlueprintEditor } from '../../features/presets/admin/blueprint-editor.tsx'
import { draftAction, draftAnswerOf, loadDraft } from '../../features/presets/admin/draft-route.ts'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/blueprint-draft.ts'

export const handle = { strings: ['office', 'setup'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [draft, topics, subjects] = await Promise.all([
    loadDraft(context, id, 'blueprint'),
    load(unwrap(api.admin.vocabulary.topics.$get())),
    load(unwrap(api.subjects.$get())),
  ])
  return {
    ...draft,
    topics: topics.items.map(({ subject, slug, title }) => ({ subject, slug, title })),
    subjects: subjects.items.map(({ id: subject, title }) => ({ id: subject, title })),
  }
}

export const action = ({ request, context, params: { id } }: Route.ActionArgs) =>
  draftAction(request, context, { id, part: 'blueprint', form: blueprintForm })

/** Editor of the next blueprint of an exam pattern. */
export default function AdminBlueprintDraft({ loaderData, actionData }: Route.ComponentProps) {
  return <BlueprintEditor {...loaderData} {...draftAnswerOf(actionData)} />
}
