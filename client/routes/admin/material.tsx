import { officePaths } from '../../../domain/office-paths.ts'
import { shownMaterialForm } from '../../../domain/materials/editor-form.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { ChangedFacts } from '../../features/current-affairs/admin/facts/changed-facts.tsx'
import { itemFactsAction } from '../../features/current-affairs/admin/facts/item-facts-action.ts'
import { loadUsedFacts } from '../../features/current-affairs/admin/facts/load-used-facts.ts'
import { UsedFacts } from '../../features/current-affairs/admin/facts/lazy-used-facts.ts'
import { MaterialEditor } from '../../features/materials/admin/material-editor.tsx'
import { useSalePart } from '../../features/purchases/admin/offer-panel/use-sale-part.tsx'
import { loadSale } from '../../features/purchases/admin/offer-panel/load-sale.ts'
import { saleAction } from '../../features/purchases/admin/offers/offer-form.ts'
import { load } from '../../load.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { editorProps } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/material.ts'

export const handle = { strings: ['office', 'business', 'materials'], audience: 'admin' } satisfies PageHandle

const kind = 'material'

export const loader = async ({ request, context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [item, sale, facts, exams, subjects] = await load(
    Promise.all([
      loadItem({ request, context }, kind, id),
      loadSale(api, { kind, itemId: id }),
      loadUsedFacts(api, request, kind, id),
      unwrap(api.exams.$get()),
      unwrap(api.subjects.$get()),
    ]),
  )
  const { body } = item.detail.draft
  const [series, courses] = await load(
    Promise.all([loadChoices(api, 'series', body['seriesId']), loadChoices(api, 'course', body['courseId'])]),
  )
  return { ...item, sale, facts, exams: exams.items, subjects: subjects.items, series, courses }
}

export { shouldRevalidate } from './after-conflict.ts'

export const action = async ({ request, context, url, params: { id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const ofSale = await saleAction(api, url, posted)
  if (ofSale) return ofSale
  const ofFacts = await itemFactsAction(api, posted, { kind, itemId: id, address: officePaths.adminMaterial(id) })
  if (ofFacts) return ofFacts
  const { draft } = await load(unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind, id } })))
  return itemAction(request, posted, {
    form: shownMaterialForm(draft.body),
    id,
    api,
    addressOf: officePaths.adminMaterial,
  })
}

export default function AdminMaterial(route: Route.ComponentProps) {
  const { detail, sale, facts } = route.loaderData
  const further = useSalePart({ kind, itemId: detail.id }, sale)
  const props = editorProps(route, {
    preview: officePaths.adminMaterialPreview,
    site: paths.material,
    further,
  })
  const side = (
    <div className="grid gap-5">
      {props.side}
      <UsedFacts kind={kind} {...facts} />
    </div>
  )
  return (
    <>
      <ChangedFacts used={facts.used} />
      <MaterialEditor key={props.detail.id} {...props} side={side} />
    </>
  )
}
