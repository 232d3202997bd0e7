import { seriesForm } from '../../../domain/catalogue/series-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { SeriesTestsTab } from '../../features/catalogue/admin/series-tests-tab.tsx'
import { seriesTestsAction, testsAnswerOf } from '../../features/catalogue/admin/series-tests-action.ts'
import { useSalePart } from '../../features/purchases/admin/offer-panel/use-sale-part.tsx'
import { loadSale } from '../../features/purchases/admin/offer-panel/load-sale.ts'
import { saleAction } from '../../features/purchases/admin/offers/offer-form.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { editorAnswerOf } from '../../office/editor/editor-action.ts'
import { EditorScreen } from '../../office/editor/editor-screen.tsx'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { tabOf, Tabs } from '../../office/frame/tabs.tsx'
import { valueAt } from '../../../domain/content/body-paths.ts'
import { StateBadge } from '../../office/list/state-badge.tsx'
import { itemAction } from '../../office/publishing/item-action.ts'
import { loadItem } from '../../office/publishing/load-item.ts'
import { publishingParts } from '../../office/publishing/publishing-parts.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/series.ts'

export const handle = { strings: ['office', 'business'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context, params: { seriesId: id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const [item, sale, exams, tests] = await load(
    Promise.all([
      loadItem({ request, context }, 'series', id),
      loadSale(api, { kind: 'series', itemId: id }),
      unwrap(api.exams.$get()),
      unwrap(api.admin.series[':seriesId'].tests.$get({ param: { seriesId: id }, query: q ? { q } : {} })),
    ]),
  )
  return { ...item, sale, exams: exams.items, tests, q, tab: tabOf(searchParams, ['', 'tests']) }
}

export { shouldRevalidate } from './after-conflict.ts'

export const action = async ({ request, context, url, params: { seriesId: id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const ofTests = await seriesTestsAction(posted, id, api)
  if (ofTests) return ofTests
  const ofSale = await saleAction(api, url, posted)
  if (ofSale) return ofSale
  return itemAction(request, posted, { form: seriesForm, id, api, addressOf: officePaths.adminSeries })
}

export default function AdminSeries({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, sale, exams, tests, q, tab, userId } = loaderData
  const { t } = useTranslation('seriesEditor')
  const { pick } = useBilingual()
  const { draft } = detail
  const { body } = draft
  const tabs = (
    <Tabs
      label={t('tabs.label')}
      shown={tab}
      tabs={[
        { tab: '', label: t('tabs.series') },
        { tab: 'tests', label: t('tabs.tests'), count: tests.tests.length },
      ]}
    />
  )
  const further = useSalePart({ kind: 'series', itemId: detail.id }, sale)
  const parts = publishingParts({
    detail,
    publishing,
    preview: officePaths.adminSeriesPreview(detail.id),
    site: paths.series(detail.id),
    further,
  })
  if (tab === 'tests') {
    const title = { en: valueAt(body, 'title.en'), hi: valueAt(body, 'title.hi') }
    const name = pick({ en: String(title.en ?? ''), hi: String(title.hi ?? '') }) || t('untitled')
    return (
      <>
        <title>{name}</title>
        <PageHeading
          title={name}
          back={{ to: officePaths.adminTestSeries(), label: t('title') }}
          state={
            <StateBadge item={{ state: detail.state, hasDraft: draft.isStored, scheduledAt: draft.scheduledAt }} />
          }
          tabs={tabs}
        />
        <PageBody narrow>
          {detail.version === null ? (
            <p className="py-4 text-muted">{t('tests.unpublished')}</p>
          ) : (
            <SeriesTestsTab data={tests} q={q} isFree={body['access'] === 'free'} answer={testsAnswerOf(actionData)} />
          )}
        </PageBody>
      </>
    )
  }
  return (
    <EditorScreen
      tabs={tabs}
      form={seriesForm}
      detail={detail}
      userId={userId}
      labels="seriesEditor"
      choices={{ exams: exams.map(({ id, title }) => ({ value: id, label: pick(title) })) }}
      back={{ to: officePaths.adminTestSeries(), label: t('title') }}
      untitled={t('untitled')}
      answer={editorAnswerOf(actionData)}
      {...parts}
    />
  )
}
