import { apiContext, pageContext } from '../context.ts'
import { choicesAction, choicesLoader } from '../features/notifications/choices/choices-data.ts'
import { ChoicesPage } from '../features/notifications/choices/choices-page.tsx'
import { savedMessage } from '../features/notifications/choices/saved-message.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useActionToast } from '../ui/toasts/use-action-toast.ts'
import type { Route } from './+types/notification-choices.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['notifications'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  choicesLoader(request, { api: context.get(apiContext), origin: context.get(pageContext).origin })

export const action = ({ request, context }: Route.ActionArgs) => choicesAction(request, context.get(apiContext))

export default function NotificationChoices({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('notifications')
  useActionToast(actionData, ({ intent, refusal }) =>
    refusal ? null : { title: t(savedMessage[intent]), tone: 'success' },
  )
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('choices.title')} description={t('choices.description')} index={false} />
      <div className="mx-auto max-w-3xl">
        <ChoicesPage {...loaderData} answer={actionData} />
      </div>
    </div>
  )
}
