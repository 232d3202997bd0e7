import { courseForm } from '../../../domain/courses/editor-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { CourseEditor } from '../../features/courses/admin/course-editor.tsx'
import { useSalePart } from '../../features/purchases/admin/offer-panel/use-sale-part.tsx'
import { loadSale } from '../../features/purchases/admin/offer-panel/load-sale.ts'
import { saleAction } from '../../features/purchases/admin/offers/offer-form.ts'
import { load } from '../../load.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { editorProps } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/course.ts'

export const handle = {
  strings: ['office', 'business', 'courses', 'materials'],
  audience: 'admin',
} satisfies PageHandle

const kind = 'course'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { admin } = api
  const [item, sale, { items }, exams, subjects] = await load(
    Promise.all([
      loadItem({ request, context }, kind, id),
      loadSale(api, { kind, itemId: id }),
      unwrap(admin.courses[':courseId']['lesson-items'].$get({ param: { courseId: id } })),
      unwrap(api.exams.$get()),
      unwrap(api.subjects.$get()),
    ]),
  )
  const series = await load(loadChoices(api, 'series', item.detail.draft.body['seriesId']))
  return { ...item, sale, items, series, exams: exams.items, subjects: subjects.items }
}

export { shouldRevalidate } from './after-conflict.ts'

export const action = async ({ request, context, url, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const ofSale = await saleAction(api, url, posted)
  return ofSale ?? itemAction(request, posted, { form: courseForm, id, api, addressOf: officePaths.adminCourse })
}

export default function AdminCourse(route: Route.ComponentProps) {
  const { detail, sale } = route.loaderData
  const further = useSalePart({ kind, itemId: detail.id }, sale)
  const props = editorProps(route, {
    preview: officePaths.adminCoursePreview,
    site: paths.course,
    further,
  })
  return <CourseEditor {...props} />
}
