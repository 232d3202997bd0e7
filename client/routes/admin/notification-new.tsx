import { redirect } from 'react-router'
import { StudentFilter } from '../../../domain/accounts/student-list.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { filterIn, viewChoices } from '../../features/notifications/admin/audience-choices.ts'
import { NewMessageForm } from '../../features/notifications/admin/new-message-form.tsx'
import { postedText } from '../../forms/posted.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/notification-new.ts'

export const handle = { strings: ['office', 'business', 'student'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const lists = context.get(apiContext).admin.lists[':list']
  const { views } = await load(unwrap(lists.settings.$get({ param: { list: 'student' } })))
  return { given: filterIn(new URL(request.url).search), ...viewChoices(views) }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const filter = StudentFilter.safeParse(filterIn(postedText(form, 'filter'))).data
  const from = postedText(form, 'from')
  const { messages } = context.get(apiContext).admin.notifications
  const json = { ...(from && { from }), ...(!from && filter && Object.keys(filter).length > 0 && { filter }) }
  const { id } = await load(unwrap(messages.$post({ json })))
  return redirect(officePaths.adminNotification(id), 303)
}

export default function AdminNotificationNew({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('broadcasts')
  return (
    <>
      <title>{t('start.title')}</title>
      <PageHeading title={t('start.title')} back={{ to: officePaths.adminNotifications(), label: t('back') }} />
      <PageBody narrow>
        <NewMessageForm {...loaderData} />
      </PageBody>
    </>
  )
}
