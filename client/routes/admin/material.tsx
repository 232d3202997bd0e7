import { officePaths } from '../../../domain/office-paths.ts'
import { shownMaterialForm } from '../../../domain/materials/editor-form.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { MaterialEditor } from '../../features/materials/admin/material-editor.tsx'
import { load } from '../../load.ts'
import { editorAction, editorAnswerOf } from '../../office/editor/editor-action.ts'
import { ItemState } from '../../office/publishing/item-state.tsx'
import { loadPublishing } from '../../office/publishing/load-publishing.ts'
import { PanelLinks } from '../../office/publishing/panel-links.tsx'
import { PublishAction } from '../../office/publishing/publish-action.tsx'
import { publishingAction, publishingIntentOf } from '../../office/publishing/publishing-action.ts'
import { PublishingPanel } from '../../office/publishing/publishing-panel.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/material.ts'

export const handle = { strings: ['office', 'materials'], audience: 'admin' } satisfies PageHandle

const kind = 'material'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const list = (of: string) =>
    unwrap(api.admin.content[':kind'].$get({ param: { kind: of }, query: { state: 'published', sort: 'title' } }))
  const [detail, publishing, exams, series, courses] = await load(
    Promise.all([
      unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind, id } })),
      loadPublishing(request, { kind, id, api }),
      unwrap(api.exams.$get()),
      list('series'),
      list('course'),
    ]),
  )
  const userId = context.get(pageContext).viewer.user?.uid ?? ''
  return { detail, publishing, exams: exams.items, series: series.items, courses: courses.items, userId }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const intent = publishingIntentOf(posted)
  if (intent) return publishingAction(intent, posted, { kind, id, api, addressOf: officePaths.adminMaterial })
  const { draft } = await load(unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind, id } })))
  return editorAction(request, posted, { form: shownMaterialForm(draft.body), id, api })
}

export default function AdminMaterial({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, ...rest } = loaderData
  return (
    <MaterialEditor
      key={detail.id}
      {...rest}
      detail={detail}
      answer={editorAnswerOf(actionData)}
      more={<PanelLinks detail={detail} />}
      state={<ItemState detail={detail} />}
      action={<PublishAction detail={detail} />}
      side={
        <PublishingPanel
          detail={detail}
          data={publishing}
          preview={officePaths.adminMaterialPreview(detail.id)}
          site={paths.material(detail.id)}
        />
      }
    />
  )
}
