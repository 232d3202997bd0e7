import { pageContext } from '../context.ts'
import { forgotAction, forgotForm } from '../features/accounts/mail/forgot-action.ts'
import { ForgotPage } from '../features/accounts/mail/forgot-page.tsx'
import { constraintsOf } from '../forms/constraints.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/forgot-password.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'mail'], audience: 'visitor' } satisfies PageHandle

export const loader = () => ({ constraints: constraintsOf(forgotForm.contract) })

export const action = ({ request, context }: Route.ActionArgs) => forgotAction(request, context.get(pageContext))

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('mail')
  return (
    <BarePage>
      <PageHead title={t('forgot.title')} description={t('forgot.description')} index={false} />
      <ForgotPage {...loaderData} answer={actionData} />
    </BarePage>
  )
}
