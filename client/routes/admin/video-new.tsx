import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { startAction } from '../../features/videos/admin/start-action.ts'
import { NewVideoPage } from '../../features/videos/admin/start-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/video-new.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const action = async ({ request, context }: Route.ActionArgs) =>
  startAction(await request.formData(), context.get(apiContext))

export default function AdminVideoNew({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('videoEditor')
  return (
    <>
      <title>{t('start.title')}</title>
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminVideos(), label: t('title') }} />
      <PageBody narrow>
        <NewVideoPage answer={actionData} />
      </PageBody>
    </>
  )
}
