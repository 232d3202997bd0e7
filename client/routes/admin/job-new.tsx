import { jobTemplates } from '../../../domain/jobs/templates/index.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { startAction } from '../../features/jobs/admin/start-action.ts'
import { NewNoticePage } from '../../features/jobs/admin/start-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/job-new.ts'

export const handle = { strings: ['office', 'jobs', 'student'], audience: 'admin' } satisfies PageHandle

const templates = jobTemplates.map(({ id, name, validFrom, sources }) => ({ id, name, validFrom, sources }))

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const userId = context.get(pageContext).viewer.user?.uid ?? ''
  if (searchParams.get('way') !== 'job') return { userId, templates, earlier: [] }
  const q = searchParams.get('q')?.trim().slice(0, 200)
  const query = { ...(q && { q }) }
  const page = await unwrap(context.get(apiContext).admin.content[':kind'].$get({ param: { kind: 'job' }, query }))
  return { userId, templates, earlier: page.items }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  startAction(await request.formData(), context.get(apiContext))

export default function AdminJobNew({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('jobEditor')
  return (
    <>
      <title>{t('start.title')}</title>
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminJobs(), label: t('title') }} />
      <PageBody narrow>
        <NewNoticePage {...loaderData} answer={actionData} />
      </PageBody>
    </>
  )
}
