import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext } from '../../context.ts'
import { AutomaticTab } from '../../features/notifications/admin/automatic-tab.tsx'
import { DeliveryTab } from '../../features/notifications/admin/delivery-tab.tsx'
import { loadNotifications, type NotificationsData } from '../../features/notifications/admin/load-notifications.ts'
import { MessagesTab } from '../../features/notifications/admin/messages-tab.tsx'
import { notificationsAction } from '../../features/notifications/admin/notifications-action.ts'
import { TemplatesTab } from '../../features/notifications/admin/templates-tab.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { loadList } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Tabs } from '../../office/frame/tabs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/notifications.ts'

export const handle = { strings: ['office', 'business', 'student'], audience: 'admin' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadList(loadNotifications(context.get(apiContext), new URL(request.url).searchParams), request)

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  notificationsAction(context.get(apiContext), url, await request.formData())

/** Messages to students, notices of events, their mails, and the words of notices. */
export default function AdminNotifications({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('broadcasts')
  const { tab } = loaderData.shown
  const tabs = [
    { tab: '', label: t('tabs.messages') },
    { tab: 'automatic', label: t('tabs.automatic') },
    { tab: 'delivery', label: t('tabs.delivery') },
    { tab: 'templates', label: t('tabs.templates') },
  ]
  return (
    <>
      <PageHead title={t('title')} description={t('description')} index={false} />
      <PageHeading
        title={t('title')}
        action={<LinkButton to={officePaths.adminNotificationNew()}>{t('create')}</LinkButton>}
        tabs={<Tabs label={t('tabs.label')} tabs={tabs} shown={tab} />}
      />
      <PageBody>
        {actionData?.code && <Notice tone="danger">{t(`errors:${actionData.code}`)}</Notice>}
        <Shown {...loaderData} />
      </PageBody>
    </>
  )
}

function Shown({ shown, ...rest }: NotificationsData) {
  switch (shown.tab) {
    case '':
      return <MessagesTab data={{ shown, ...rest }} />
    case 'automatic':
      return <AutomaticTab data={{ shown, ...rest }} />
    case 'delivery':
      return <DeliveryTab data={{ shown, ...rest }} />
    case 'templates':
      return <TemplatesTab data={{ shown, ...rest }} />
  }
}
