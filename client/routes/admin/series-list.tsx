import { officePaths } from '../../../domain/office-paths.ts'
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

export const loader = (args: Route.LoaderArgs) => loadOfficeList(args, seriesListShape)

export const action = async ({ request, context }: Route.ActionArgs) =>
  officeListAction({ request, context, form: await request.formData() }, seriesListShape)

export default function AdminSeriesList({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('seriesEditor')
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
          columns={{}}
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
