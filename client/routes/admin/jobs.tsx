import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { jobListShape, jobTabs } from '../../features/jobs/admin/job-list-shape.ts'
import { JobList } from '../../features/jobs/admin/job-list.tsx'
import { organisationAction } from '../../features/jobs/admin/organisation-action.ts'
import { OrganisationsTab } from '../../features/jobs/admin/organisations-tab.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { tabOf, Tabs } from '../../office/frame/tabs.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { LinkButton } from '../../ui/button.tsx'
import { officePaths } from '../../../domain/office-paths.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/jobs.ts'

export const handle = { strings: ['office', 'jobs', 'student'], audience: 'admin' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const tab = tabOf(new URL(args.request.url).searchParams, jobTabs)
  const [{ items }, list] = await Promise.all([
    unwrap(args.context.get(apiContext).admin.jobs.organisations.$get()),
    tab === '' ? loadOfficeList(args, jobListShape) : null,
  ])
  return { tab, organisations: items, list }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const api = context.get(apiContext)
  return (await organisationAction(request, form, api)) ?? officeListAction({ request, context, form }, jobListShape)
}

export default function AdminJobs({ loaderData: { tab, organisations, list }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('jobEditor')
  const ofOrganisation = actionData && 'of' in actionData ? actionData : undefined
  const ofList = actionData && !('of' in actionData) ? actionData : undefined
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        action={<LinkButton to={officePaths.adminJobNew()}>{t('create')}</LinkButton>}
        tabs={
          <Tabs
            label={t('tabs.label')}
            shown={tab}
            tabs={[
              { tab: '', label: t('tabs.notices') },
              { tab: 'organisations', label: t('tabs.organisations'), count: organisations.length },
            ]}
          />
        }
      />
      <PageBody>
        {list ? (
          <JobList data={list} answer={ofList ?? undefined} organisations={organisations} />
        ) : (
          <OrganisationsTab organisations={organisations} answer={ofOrganisation} />
        )}
      </PageBody>
    </>
  )
}
