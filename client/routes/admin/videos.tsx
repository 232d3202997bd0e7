import { officePaths } from '../../../domain/office-paths.ts'
import { videoListShape } from '../../features/videos/admin/video-list-shape.ts'
import { VideoList } from '../../features/videos/admin/video-list.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { officeListAction } from '../../office/list/list-action.ts'
import { loadOfficeList } from '../../office/list/load-list.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/videos.ts'

export const handle = { strings: ['office', 'videos'], audience: 'admin' } satisfies PageHandle

export const loader = (args: Route.LoaderArgs) => loadOfficeList(args, videoListShape)

export const action = async ({ request, context }: Route.ActionArgs) =>
  officeListAction({ request, context, form: await request.formData() }, videoListShape)

export default function AdminVideos({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('videoEditor')
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        action={<LinkButton to={officePaths.adminVideoNew()}>{t('create')}</LinkButton>}
      />
      <PageBody>
        <VideoList data={loaderData} answer={actionData ?? undefined} />
      </PageBody>
    </>
  )
}
