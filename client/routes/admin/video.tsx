import { videoForm } from '../../../domain/videos/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { VideoEditor } from '../../features/videos/admin/video-editor.tsx'
import { useSalePart } from '../../features/purchases/admin/offer-panel/use-sale-part.tsx'
import { loadSale } from '../../features/purchases/admin/offer-panel/load-sale.ts'
import { saleAction } from '../../features/purchases/admin/offers/offer-form.ts'
import { load } from '../../load.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { editorProps } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/video.ts'

export const handle = { strings: ['office', 'business', 'videos', 'materials'], audience: 'admin' } satisfies PageHandle

const kind = 'video'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [item, sale, exams, subjects] = await load(
    Promise.all([
      loadItem({ request, context }, kind, id),
      loadSale(api, { kind, itemId: id }),
      unwrap(api.exams.$get()),
      unwrap(api.subjects.$get()),
    ]),
  )
  const { body } = item.detail.draft
  const [series, courses] = await load(
    Promise.all([loadChoices(api, 'series', body['seriesId']), loadChoices(api, 'course', body['courseId'])]),
  )
  return { ...item, sale, exams: exams.items, subjects: subjects.items, series, courses }
}

export { shouldRevalidate } from './after-conflict.ts'

export const action = async ({ request, context, url, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const ofSale = await saleAction(api, url, posted)
  return ofSale ?? itemAction(request, posted, { form: videoForm, id, api, addressOf: officePaths.adminVideo })
}

export default function AdminVideo(route: Route.ComponentProps) {
  const { detail, sale } = route.loaderData
  const further = useSalePart({ kind, itemId: detail.id }, sale)
  const props = editorProps(route, {
    preview: officePaths.adminVideoPreview,
    site: paths.video,
    further,
  })
  return <VideoEditor {...props} />
}
