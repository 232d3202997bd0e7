import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { messageAction, messageAnswerOf } from '../../features/notifications/admin/message-action.ts'
import { loadAudienceChoices } from '../../features/notifications/admin/load-audience-choices.ts'
import { MessageEditor } from '../../features/notifications/admin/message-editor.tsx'
import { MessageScreen } from '../../features/notifications/admin/message-screen.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { load } from '../../load.ts'
import { editorAnswerOf } from '../../office/editor/editor-action.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/notification.ts'

export const handle = {
  strings: ['office', 'business', 'student', 'notifications'],
  audience: 'admin',
} satisfies PageHandle

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const message = await load(unwrap(api.admin.notifications.messages[':id'].$get({ param: { id } })))
  const choices = message.state === 'draft' ? await load(loadAudienceChoices(api, message.draft.body)) : null
  return { message, choices, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

export const action = ({ request, context, params: { id } }: Route.ActionArgs) =>
  messageAction(context.get(apiContext), request, id)

export { shouldRevalidate } from './after-conflict.ts'

/** A message: its editor while it is a draft, else its delivery. */
export default function AdminNotification({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useLanguage()
  const { message, choices, userId } = loaderData
  if (!choices) return <MessageScreen message={message} answer={messageAnswerOf(actionData)} />
  const named = Object.fromEntries(
    Object.entries(choices).map(([kind, items]) => [
      kind,
      items.map(({ id, title }) => ({ value: id, label: title[language] || title.en || id })),
    ]),
  )
  return <MessageEditor message={message} userId={userId} choices={named} answer={editorAnswerOf(actionData)} />
}
