import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { NoticeKind } from '../../../domain/notifications/kinds.ts'
import { isNoticeKind } from '../../../domain/notifications/templates.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { templateAction } from '../../features/notifications/admin/template-action.ts'
import { TemplateScreen } from '../../features/notifications/admin/template-screen.tsx'
import { useKindText } from '../../features/notifications/admin/use-kind-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/notice-template.ts'

export const handle = {
  strings: ['office', 'setup', 'business', 'notifications'],
  audience: 'admin',
} satisfies PageHandle

const kindOf = (text: string): NoticeKind => {
  if (!isNoticeKind(text)) throw data(null, { status: 404 })
  return text
}

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const templates = context.get(apiContext).admin.notifications.templates[':kind']
  const history = await load(unwrap(templates.$get({ param: { kind: kindOf(params.kind) } })))
  return { history, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = async ({ request, context, params, url }: Route.ActionArgs) =>
  templateAction(context.get(apiContext), url, await request.formData(), kindOf(params.kind))

/** Loads the page again after a conflict, so that the form continues from the newest version. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || actionStatus === 409

export default function AdminNoticeTemplate({ loaderData: { history, userId }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('broadcasts')
  const title = useKindText()(history.kind)
  return (
    <>
      <title>{title}</title>
      <PageHeading
        title={title}
        back={{ to: officePaths.adminNotificationsTab('templates'), label: t('tabs.templates') }}
      />
      <PageBody>
        <TemplateScreen key={history.kind} history={history} userId={userId} answer={actionData} />
      </PageBody>
    </>
  )
}
