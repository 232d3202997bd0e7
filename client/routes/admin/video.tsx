import { videoForm } from '../../../domain/videos/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { VideoEditor } from '../../features/videos/admin/video-editor.tsx'
import { load } from '../../load.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { itemActionOf } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { editorProps } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/video.ts'

export const handle = { strings: ['office', 'videos', 'materials'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [item, exams, subjects] = await load(
    Promise.all([loadItem({ request, context }, 'video', id), unwrap(api.exams.$get()), unwrap(api.subjects.$get())]),
  )
  const { body } = item.detail.draft
  const [series, courses] = await load(
    Promise.all([loadChoices(api, 'series', body['seriesId']), loadChoices(api, 'course', body['courseId'])]),
  )
  return { ...item, exams: exams.items, subjects: subjects.items, series, courses }
}

export const action = itemActionOf({ form: videoForm, addressOf: officePaths.adminVideo })

export default function AdminVideo(route: Route.ComponentProps) {
  const props = editorProps(route, { preview: officePaths.adminVideoPreview, site: paths.video })
  return <VideoEditor {...props} />
}
