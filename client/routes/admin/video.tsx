import { videoForm } from '../../../domain/videos/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { VideoEditor } from '../../features/videos/admin/video-editor.tsx'
import { load } from '../../load.ts'
import { editorAnswerOf } from '../../office/editor/editor-action.ts'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { publishingParts } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/video.ts'

export const handle = { strings: ['office', 'videos', 'materials'], audience: 'admin' } satisfies PageHandle

type Titled = { id: string; title: { en: string; hi: string } }

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const items = api.admin.content[':kind']
  const published = { state: 'published', sort: 'title' } as const
  const [item, exams, subjects, series, courses] = await load(
    Promise.all([
      loadItem({ request, context }, 'video', id),
      unwrap(api.exams.$get()),
      unwrap(api.subjects.$get()),
      unwrap(items.$get({ param: { kind: 'series' }, query: published })),
      unwrap(items.$get({ param: { kind: 'course' }, query: published })),
    ]),
  )
  const titles = (list: { items: Titled[] }) => list.items.map((each) => ({ id: each.id, title: each.title }))
  return { ...item, exams: exams.items, subjects: subjects.items, series: titles(series), courses: titles(courses) }
}

export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const posted = await request.formData()
  return itemAction(request, posted, {
    form: videoForm,
    id,
    api: context.get(apiContext),
    addressOf: officePaths.adminVideo,
  })
}

export default function AdminVideo({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, ...rest } = loaderData
  return (
    <VideoEditor
      {...rest}
      detail={detail}
      answer={editorAnswerOf(actionData)}
      {...publishingParts({
        detail,
        publishing,
        preview: officePaths.adminVideoPreview(detail.id),
        site: paths.video(detail.id),
      })}
    />
  )
}
