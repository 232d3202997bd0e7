import { apiContext } from '../context.ts'
import { unsubscribeAction, unsubscribeLoader } from '../features/notifications/unsubscribe/unsubscribe-data.ts'
import { UnsubscribePage } from '../features/notifications/unsubscribe/unsubscribe-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/unsubscribe.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['notifications'], audience: 'visitor' } satisfies PageHandle

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  unsubscribeLoader(request, params.code, context.get(apiContext))

export const action = ({ request, params, context }: Route.ActionArgs) =>
  unsubscribeAction(request, params.code, context.get(apiContext))

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('notifications')
  return (
    <BarePage>
      <PageHead title={t('unsubscribe.description')} description={t('unsubscribe.description')} index={false} />
      <UnsubscribePage found={loaderData} changed={actionData} />
    </BarePage>
  )
}
