import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { CertificatesTab } from '../../features/courses/admin/certificates-tab.tsx'
import { courseListShape, courseTabs } from '../../features/courses/admin/course-list-shape.ts'
import { CourseList } from '../../features/courses/admin/course-list.tsx'
import { loadCertificates } from '../../features/courses/admin/load-certificates.ts'
import { revocationAction } from '../../features/courses/admin/revocation-action.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loadList } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { tabOf, Tabs } from '../../office/frame/tabs.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/courses.ts'

export const handle = { strings: ['office', 'courses'], audience: 'admin' } satisfies PageHandle

export const loader = async (args: Route.LoaderArgs) => {
  const { request, context } = args
  const search = new URL(request.url).searchParams
  const tab = tabOf(search, courseTabs)
  if (tab === '') return { tab, list: await loadOfficeList(args, courseListShape), certificates: null }
  return { tab, list: null, certificates: await loadList(loadCertificates(context.get(apiContext), search), request) }
}

export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const form = await request.formData()
  return (
    (await revocationAction(url, form, context.get(apiContext))) ??
    officeListAction({ request, context, form }, courseListShape)
  )
}

export default function AdminCourses({ loaderData: { tab, list, certificates }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('courseEditor')
  const revocation = actionData && 'revocation' in actionData ? actionData : undefined
  const ofList = actionData && !('revocation' in actionData) ? actionData : undefined
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={t('title')}
        action={<LinkButton to={officePaths.adminCourseNew()}>{t('create')}</LinkButton>}
        tabs={
          <Tabs
            label={t('title')}
            shown={tab}
            tabs={[
              { tab: '', label: t('title') },
              { tab: 'certificates', label: t('certificates.title') },
            ]}
          />
        }
      />
      <PageBody>
        {list && <CourseList data={list} answer={ofList ?? undefined} />}
        {certificates && <CertificatesTab data={certificates} answer={revocation} />}
      </PageBody>
    </>
  )
}
