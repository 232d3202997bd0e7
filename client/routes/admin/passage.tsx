import { officePaths } from '../../../domain/office-paths.ts'
import { passageForm } from '../../../domain/questions/editor-form.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { PassageEditor } from '../../features/questions/admin/editor/passage-editor.tsx'
import { load } from '../../load.ts'
import { itemActionOf } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { editorProps } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/passage.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const call = api.admin.passages[':passageId'].questions
  const [item, exams, questions] = await load(
    Promise.all([
      loadItem({ request, context }, 'passage', id),
      unwrap(api.exams.$get()),
      unwrap(call.$get({ param: { passageId: id } })),
    ]),
  )
  return { ...item, exams: exams.items, questions: questions.items }
}

export const action = itemActionOf({ form: passageForm, addressOf: officePaths.adminPassage })

export default function AdminPassage(route: Route.ComponentProps) {
  const props = editorProps(route, { preview: officePaths.adminPassagePreview, site: null })
  return <PassageEditor {...props} />
}
