import { useTranslation } from '../i18n/use-translation.ts'
import { apiContext, pageContext } from '../context.ts'
import { logInAction, logInForm } from '../features/accounts/sign-in/log-in-action.ts'
import { signInLoader } from '../features/accounts/sign-in/sign-in-loader.ts'
import { SignInForm } from '../features/accounts/sign-in/sign-in-form.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import type { Route } from './+types/login.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'checks'], audience: 'visitor' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  signInLoader(request, { page: context.get(pageContext), api: context.get(apiContext), form: logInForm })

export const action = ({ request, context }: Route.ActionArgs) => logInAction(request, context.get(pageContext))

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  return (
    <BarePage>
      <PageHead title={t('login.title')} description={t('login.description')} />
      <div className="card p-5 sm:p-8">
        <h1 className="text-2xl">{t('login.title')}</h1>
        <p className="mb-6 text-muted">{t('login.intro')}</p>
        <SignInForm
          kind="login"
          answer={actionData}
          email={actionData?.email}
          step={actionData?.step}
          {...loaderData}
        />
      </div>
    </BarePage>
  )
}
