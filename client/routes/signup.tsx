import { useTranslation } from '../i18n/use-translation.ts'
import { redirect } from 'react-router'
import { pageContext } from '../context.ts'
import { returnAddress, signInAction } from '../features/accounts/sign-in-action.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import type { Route } from './+types/signup.ts'
import { BarePage } from './shell/bare-page.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) => {
  if (context.get(pageContext).session.user) throw redirect(returnAddress(request))
  return null
}

export const action = ({ request, context }: Route.ActionArgs) =>
  signInAction(request, context.get(pageContext), '/api/auth/sign-up/email', ['name', 'email', 'password'])

export default function Signup({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  return (
    <BarePage>
      <PageHead title={t('signup.title')} description={t('signup.description')} />
      <div className="card p-5 sm:p-8">
        <h1 className="text-2xl">{t('signup.title')}</h1>
        <p className="mb-6 text-muted">{t('signup.intro')}</p>
        <SignInForm kind="signup" refused={actionData} />
      </div>
    </BarePage>
  )
}
