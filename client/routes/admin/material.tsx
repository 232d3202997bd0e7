import { officePaths } from '../../../domain/office-paths.ts'
import { shownMaterialForm } from '../../../domain/materials/editor-form.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { MaterialEditor } from '../../features/materials/admin/material-editor.tsx'
import { load } from '../../load.ts'
import { editorAnswerOf } from '../../office/editor/editor-action.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { publishingParts } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/material.ts'

export const handle = { strings: ['office', 'materials'], audience: 'admin' } satisfies PageHandle

const kind = 'material'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [item, exams, subjects] = await load(
    Promise.all([loadItem({ request, context }, kind, id), unwrap(api.exams.$get()), unwrap(api.subjects.$get())]),
  )
  const { body } = item.detail.draft
  const [series, courses] = await load(
    Promise.all([loadChoices(api, 'series', body['seriesId']), loadChoices(api, 'course', body['courseId'])]),
  )
  return { ...item, exams: exams.items, subjects: subjects.items, series, courses }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const { draft } = await load(unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind, id } })))
  return itemAction(request, posted, {
    form: shownMaterialForm(draft.body),
    id,
    api,
    addressOf: officePaths.adminMaterial,
  })
}

export default function AdminMaterial({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, ...rest } = loaderData
  return (
    <MaterialEditor
      key={detail.id}
      {...rest}
      detail={detail}
      answer={editorAnswerOf(actionData)}
      {...publishingParts({
        detail,
        publishing,
        preview: officePaths.adminMaterialPreview(detail.id),
        site: paths.material(detail.id),
      })}
    />
  )
}
