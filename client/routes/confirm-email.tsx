import { pageContext } from '../context.ts'
import { confirmAction } from '../features/accounts/mail/confirm-action.ts'
import { ConfirmPage } from '../features/accounts/mail/confirm-page.tsx'
import { tokenIn } from '../features/accounts/mail/token.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/confirm-email.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'mail'], audience: 'visitor' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  hasToken: tokenIn(request) !== '',
  signedIn: context.get(pageContext).viewer.user !== null,
})

export const action = ({ request, context }: Route.ActionArgs) => confirmAction(request, context.get(pageContext))

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('mail')
  return (
    <BarePage>
      <PageHead title={t('confirm.title')} description={t('confirm.intro')} index={false} />
      <ConfirmPage {...loaderData} confirmed={actionData} />
    </BarePage>
  )
}
