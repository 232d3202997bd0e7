import { data } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'
import { apiContext, pageContext } from '../../context.ts'
import { ActivityList } from '../../features/activities/admin/activity-list.tsx'
import { loadActivities } from '../../features/activities/admin/load-activities.ts'
import { undoAction } from '../../features/activities/admin/undo-action.ts'
import { inboxAction } from '../../features/contact/admin/inbox-action.ts'
import { InboxList } from '../../features/contact/admin/inbox-list.tsx'
import { loadInbox } from '../../features/contact/admin/load-inbox.ts'
import { MessageScreen } from '../../features/contact/admin/message-screen.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { replyOf } from '../../forms/refusal.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Tabs, tabOf } from '../../office/frame/tabs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/activities.ts'

export const handle = { strings: ['office', 'contact', 'materials', 'student'], audience: 'admin' } satisfies PageHandle

const tabs = ['', 'messages'] as const

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const api = context.get(apiContext)
  const userId = context.get(pageContext).viewer.user?.uid ?? ''
  const shown = tabOf(search, tabs) === 'messages' ? await loadInbox(api, search) : await loadActivities(api, search)
  return { userId, shown }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const api = context.get(apiContext)
  const form = await request.formData()
  const messageId = new URL(request.url).searchParams.get('message')
  if (messageId !== null) {
    const answer = await inboxAction(api, form, messageId)
    return data({ inbox: answer ?? undefined, undo: undefined }, replyOf(answer?.refusal ?? null))
  }
  const answer = await undoAction(api, form)
  const refusal = answer && 'refusal' in answer ? answer.refusal : null
  return data({ inbox: undefined, undo: answer ?? undefined }, replyOf(refusal))
}

export { shouldRevalidate } from './after-conflict.ts'

export default function AdminActivities({ loaderData: { shown, userId }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('activities')
  const isMessage = shown.tab === 'messages' && shown.message !== null
  return (
    <>
      <PageHead title={t('title')} description={t('description')} index={false} />
      <PageHeading
        title={isMessage ? shown.message.reference : t('title')}
        {...(isMessage && { back: { to: officePaths.adminMessages(), label: t('messages.back') } })}
        action={
          shown.tab === '' && (
            <LinkButton look="secondary" to="?verify=0" preventScrollReset>
              {t('chain.verify')}
            </LinkButton>
          )
        }
        tabs={
          !isMessage && (
            <Tabs
              label={t('tabs.label')}
              shown={shown.tab}
              tabs={[
                { tab: '', label: t('tabs.activities') },
                { tab: 'messages', label: t('tabs.messages') },
              ]}
            />
          )
        }
      />
      <PageBody>
        {shown.tab === '' ? (
          <ActivityList data={shown} answer={actionData?.undo} />
        ) : shown.message === null ? (
          <InboxList data={shown} />
        ) : (
          <MessageScreen message={shown.message} userId={userId} answer={actionData?.inbox} now={shown.now} />
        )}
      </PageBody>
    </>
  )
}
