import { courseForm } from '../../../domain/courses/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { CourseEditor } from '../../features/courses/admin/course-editor.tsx'
import { load } from '../../load.ts'
import { editorAction, editorAnswerOf } from '../../office/editor/editor-action.ts'
import { ItemState } from '../../office/publishing/item-state.tsx'
import { loadPublishing } from '../../office/publishing/load-publishing.ts'
import { PanelLinks } from '../../office/publishing/panel-links.tsx'
import { PublishAction } from '../../office/publishing/publish-action.tsx'
import { publishingAction, publishingIntentOf } from '../../office/publishing/publishing-action.ts'
import { PublishingPanel } from '../../office/publishing/publishing-panel.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/course.ts'

export const handle = { strings: ['office', 'courses', 'materials'], audience: 'admin' } satisfies PageHandle

const kind = 'course'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { admin } = api
  const [detail, publishing, { items }, series, exams] = await load(
    Promise.all([
      unwrap(admin.content[':kind'][':id'].$get({ param: { kind, id } })),
      loadPublishing(request, { kind, id, api }),
      unwrap(admin.courses[':courseId']['lesson-items'].$get({ param: { courseId: id } })),
      unwrap(admin.content[':kind'].$get({ param: { kind: 'series' }, query: { sort: 'title' } })),
      unwrap(api.exams.$get()),
    ]),
  )
  const userId = context.get(pageContext).viewer.user?.uid ?? ''
  return { detail, publishing, items, series: series.items, exams: exams.items, userId }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const intent = publishingIntentOf(posted)
  if (intent) return publishingAction(intent, posted, { kind, id, api, addressOf: officePaths.adminCourse })
  return editorAction(request, posted, { form: courseForm, id, api })
}

export default function AdminCourse({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, ...rest } = loaderData
  return (
    <CourseEditor
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
          preview={officePaths.adminCoursePreview(detail.id)}
          site={paths.course(detail.id)}
        />
      }
    />
  )
}
