import { pageContext } from '../context.ts'
import { resetAction, resetForm } from '../features/accounts/mail/reset-action.ts'
import { ResetPage } from '../features/accounts/mail/reset-page.tsx'
import { tokenIn } from '../features/accounts/mail/token.ts'
import { constraintsOf } from '../forms/constraints.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/reset-password.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'mail'], audience: 'visitor' } satisfies PageHandle

export const loader = ({ request }: Route.LoaderArgs) => ({
  hasToken: tokenIn(request) !== '',
  constraints: constraintsOf(resetForm.contract),
})

export const action = ({ request, context }: Route.ActionArgs) => resetAction(request, context.get(pageContext))

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('mail')
  return (
    <BarePage>
      <PageHead title={t('reset.title')} description={t('reset.intro')} index={false} />
      <ResetPage {...loaderData} answer={actionData} />
    </BarePage>
  )
}
