import { seriesForm } from '../../../domain/catalogue/series-form.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { SeriesTestsTab } from '../../features/catalogue/admin/series-tests-tab.tsx'
import { seriesTestsAction, testsAnswerOf } from '../../features/catalogue/admin/series-tests-action.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { editorAction, editorAnswerOf } from '../../office/editor/editor-action.ts'
import { EditorScreen } from '../../office/editor/editor-screen.tsx'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { tabOf, Tabs } from '../../office/frame/tabs.tsx'
import { valueAt } from '../../../domain/content/body-paths.ts'
import { ItemState } from '../../office/publishing/item-state.tsx'
import { loadPublishing } from '../../office/publishing/load-publishing.ts'
import { PanelLinks } from '../../office/publishing/panel-links.tsx'
import { PublishAction } from '../../office/publishing/publish-action.tsx'
import { publishingAction, publishingIntentOf } from '../../office/publishing/publishing-action.ts'
import { PublishingPanel } from '../../office/publishing/publishing-panel.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/series.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

const kind = 'series'

export const loader = async ({ request, context, params: { seriesId: id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const [detail, publishing, exams, tests] = await load(
    Promise.all([
      unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind, id } })),
      loadPublishing(request, { kind, id, api }),
      unwrap(api.exams.$get()),
      unwrap(api.admin.series[':seriesId'].tests.$get({ param: { seriesId: id }, query: q ? { q } : {} })),
    ]),
  )
  const userId = context.get(pageContext).viewer.user?.uid ?? ''
  return { detail, publishing, exams: exams.items, tests, q, tab: tabOf(searchParams, ['', 'tests']), userId }
}

export const action = async ({ request, context, params: { seriesId: id } }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const posted = await request.formData()
  const intent = publishingIntentOf(posted)
  if (intent) return publishingAction(intent, posted, { kind, id, api, addressOf: officePaths.adminSeries })
  const ofTests = await seriesTestsAction(posted, id, api)
  if (ofTests) return ofTests
  return editorAction(request, posted, { form: seriesForm, id, api })
}

export default function AdminSeries({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, publishing, exams, tests, q, tab, userId } = loaderData
  const { t } = useTranslation('seriesEditor')
  const { pick } = useBilingual()
  const { body } = detail.draft
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
  if (tab === 'tests') {
    const title = { en: valueAt(body, 'title.en'), hi: valueAt(body, 'title.hi') }
    const name = pick({ en: String(title.en ?? ''), hi: String(title.hi ?? '') }) || t('untitled')
    return (
      <>
        <title>{name}</title>
        <PageHeading
          title={name}
          back={{ to: officePaths.adminTestSeries(), label: t('title') }}
          state={<ItemState detail={detail} />}
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
      more={<PanelLinks detail={detail} />}
      state={<ItemState detail={detail} />}
      action={<PublishAction detail={detail} />}
      side={
        <PublishingPanel
          detail={detail}
          data={publishing}
          preview={officePaths.adminSeriesPreview(detail.id)}
          site={paths.series(detail.id)}
        />
      }
    />
  )
}
