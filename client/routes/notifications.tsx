import { useEffect } from 'react'
import { apiContext } from '../context.ts'
import { useAuth } from '../features/accounts/auth-context.ts'
import { noticesAction, noticesLoader } from '../features/notifications/list/list-data.ts'
import { NoticesPage } from '../features/notifications/list/notices-page.tsx'
import { keepUnread } from '../features/notifications/unread.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/notifications.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['notifications'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => noticesLoader(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => noticesAction(request, context.get(apiContext))

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('notifications')
  const uid = useAuth().user?.uid
  // The bell shows the number of the page, on this tab and the others.
  useEffect(() => {
    if (uid !== undefined) keepUnread(uid, loaderData.unread)
  }, [uid, loaderData])
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <NoticesPage {...loaderData} />
      </div>
    </div>
  )
}
