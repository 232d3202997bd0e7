import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { useSeriesColumns } from '../../features/catalogue/admin/use-series-columns.tsx'
import { load } from '../../load.ts'
import { seriesListShape } from '../../features/catalogue/admin/series-list-shape.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/series-list.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const data = await loadOfficeList(args, seriesListShape)
  const ids = data.page.items.map(({ id }) => id).join(',')
  const { series } = args.context.get(apiContext).admin
  const { items } = await load(unwrap(series.figures.$get({ query: { ids } })))
  return { ...data, figures: items }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  officeListAction({ request, context, form: await request.formData() }, seriesListShape)

export default function AdminSeriesList({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('seriesEditor')
  const columns = useSeriesColumns(loaderData.figures)
  const create = <LinkButton to={officePaths.adminSeriesNew()}>{t('create')}</LinkButton>
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} action={create} />
      <PageBody>
        <OfficeList
          shape={seriesListShape}
          data={loaderData}
          answer={actionData ?? undefined}
          columns={columns}
          filters={[]}
          editorOf={officePaths.adminSeries}
          texts={{
            search: t('list.search'),
            empty: { title: t('list.emptyTitle'), text: t('list.emptyText'), action: create },
          }}
        />
      </PageBody>
    </>
  )
}
