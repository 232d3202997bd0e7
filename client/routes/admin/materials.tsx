import { useTranslation } from '../../i18n/use-translation.ts'
import { dateInIndia } from '../../../domain/india.ts'
import { isDay } from '../../../domain/calendar-day.ts'
import { factKinds, factViews } from '../../../domain/current-affairs/kinds.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { CategoriesContext } from '../../features/current-affairs/admin/categories-context.ts'
import { DayView } from '../../features/current-affairs/admin/day/day-view.tsx'
import { sendDayForm } from '../../features/current-affairs/admin/day/day-action.ts'
import { sendFactForm } from '../../features/current-affairs/admin/facts/facts-action.ts'
import { sendFeedForm } from '../../features/current-affairs/admin/feeds/feeds-action.ts'
import { MaterialsHeading, materialsTabs } from '../../features/current-affairs/admin/materials-heading.tsx'
import { sendFileForm } from '../../features/materials/admin/files/files-action.ts'
import { FilesTab } from '../../features/materials/admin/files/files-tab.tsx'
import { loadFiles } from '../../features/materials/admin/files/load-files.ts'
import { materialListShape } from '../../features/materials/admin/material-list-shape.ts'
import { MaterialList } from '../../features/materials/admin/material-list.tsx'
import { officeAction, type OfficeAnswer } from '../../office/office-action.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { load, loadList } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { tabOf } from '../../office/frame/tabs.tsx'
import { officeListAction, type ListAnswer } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/materials.ts'

const FactsView = lazyPart(() => import('../../features/current-affairs/admin/facts/facts-view.tsx'), 'FactsView')
const FeedsView = lazyPart(() => import('../../features/current-affairs/admin/feeds/feeds-view.tsx'), 'FeedsView')

export const handle = { strings: ['office', 'affairs', 'site', 'materials'], audience: 'admin' } satisfies PageHandle

/** Day of the address, else today in India. */
const dayOf = (search: URLSearchParams): string => {
  const day = search.get('day') ?? ''
  return isDay(day) ? day : dateInIndia(Date.now())
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((each) => each === value)

const factsQueryOf = (search: URLSearchParams) => {
  const view = oneOf(factViews, search.get('view'))
  const kind = oneOf(factKinds, search.get('kind'))
  const [q, cursor] = [search.get('q')?.trim().slice(0, 100), search.get('cursor')]
  return { ...(view && { view }), ...(kind && { kind }), ...(q && { q }), ...(cursor && { cursor }) }
}

const loadTab = async ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => {
  const api = context.get(apiContext)
  const { admin } = api
  const loadCategories = async () => (await load(unwrap(api['affair-categories'].$get()))).items
  const search = new URL(request.url).searchParams
  const tab = tabOf(search, materialsTabs)
  const cursor = search.get('cursor')
  switch (tab) {
    case 'current-affairs': {
      const day = await load(unwrap(admin['current-affairs'].days[':day'].$get({ param: { day: dayOf(search) } })))
      return { tab, day, categories: await loadCategories(), isPublishing: search.has('publish') }
    }
    case 'facts': {
      const query = factsQueryOf(search)
      return { tab, query, list: await loadList(unwrap(admin.facts.$get({ query })), request) }
    }
    case 'feeds': {
      const query = cursor ? { cursor } : {}
      const review = await loadList(unwrap(admin.feeds.$get({ query })), request)
      return { tab, review, categories: await loadCategories(), today: dateInIndia(Date.now()) }
    }
    case 'files':
      return { tab, files: await loadList(loadFiles(context.get(apiContext), search), request) }
    default:
      return { tab, materials: await loadOfficeList({ request, context }, materialListShape) }
  }
}

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadTab(args)),
  userId: args.context.get(pageContext).viewer.user?.uid ?? '',
})

export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const { searchParams } = url
  const tab = tabOf(searchParams, materialsTabs)
  const posted = await request.formData()
  if (tab === '') return officeListAction({ request, context, form: posted }, materialListShape)
  return officeAction(url, posted, async (intent, form) => {
    if (tab === 'current-affairs') return sendDayForm(api, dayOf(searchParams), intent, form)
    if (tab === 'files') return sendFileForm(api, intent, form)
    return tab === 'facts' ? sendFactForm(api, intent, form) : sendFeedForm(api, intent, form)
  })
}

/** Materials of the office, with tabs for current affairs, facts, feeds and files. */
export default function AdminMaterials({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('affairEditor')
  const answer = actionData as OfficeAnswer | undefined
  const { tab } = loaderData
  const categories = ('categories' in loaderData && loaderData.categories) || []
  return (
    <>
      <PageHead title={t('tabs.label')} description={t('tabs.label')} index={false} />
      <MaterialsHeading
        shown={tab}
        action={
          (tab === '' && <LinkButton to={officePaths.adminMaterialNew()}>{t('materialEditor:create')}</LinkButton>) ||
          (tab === 'facts' && <LinkButton to={officePaths.adminFactNew()}>{t('facts.add')}</LinkButton>) ||
          (tab === 'current-affairs' && (
            <LinkButton to={officePaths.adminAffairSheet(loaderData.day.day)}>{t('day.write')}</LinkButton>
          ))
        }
      />
      <CategoriesContext value={categories}>
        {tab === '' ? (
          <PageBody>
            <MaterialList data={loaderData.materials} answer={actionData as ListAnswer | undefined} />
          </PageBody>
        ) : (
          <PageBody>
            {tab === 'current-affairs' && (
              <DayView
                key={loaderData.day.day}
                day={loaderData.day}
                userId={loaderData.userId}
                isPublishing={loaderData.isPublishing}
                answer={answer}
              />
            )}
            {tab === 'facts' && <FactsView query={loaderData.query} list={loaderData.list} answer={answer} />}
            {tab === 'files' && <FilesTab data={loaderData.files} answer={answer} />}
            {tab === 'feeds' && <FeedsView review={loaderData.review} today={loaderData.today} answer={answer} />}
          </PageBody>
        )}
      </CategoriesContext>
    </>
  )
}
