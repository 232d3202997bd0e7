import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { testListShape } from '../../features/catalogue/admin/tests/test-list-shape.ts'
import { useTestColumns } from '../../features/catalogue/admin/tests/use-test-columns.tsx'
import { useTestFilters } from '../../features/catalogue/admin/tests/use-test-filters.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { loadChoices } from '../../office/editor/load-choices.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from 'react-router'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/tests.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const chosen = /(?:^|,)series:([^,]+)/.exec(new URL(args.request.url).searchParams.get('facets') ?? '')?.[1]
  const [list, series] = await Promise.all([
    loadOfficeList(args, testListShape),
    load(loadChoices(args.context.get(apiContext), 'series', chosen)),
  ])
  return { ...list, series }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  officeListAction({ request, context, form: await request.formData() }, testListShape)

export default function AdminTests({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('testEditor')
  const create = <LinkButton to={officePaths.adminTestNew()}>{t('create')}</LinkButton>
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} action={create} />
      <PageBody>
        <OfficeList
          shape={testListShape}
          data={loaderData}
          answer={actionData ?? undefined}
          columns={useTestColumns()}
          filters={useTestFilters(loaderData.series)}
          editorOf={officePaths.adminTest}
          texts={{
            search: t('list.search'),
            empty: { title: t('list.emptyTitle'), text: t('list.emptyText'), action: create },
          }}
        />
        <p className="mt-4 text-sm text-muted">
          {t('list.importHint')}{' '}
          <Link to={officePaths.adminImports()} className="link">
            {t('list.import')}
          </Link>
        </p>
      </PageBody>
    </>
  )
}
