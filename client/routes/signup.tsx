import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { apiContext, pageContext } from '../context.ts'
import { SignInForm } from '../features/accounts/sign-in/sign-in-form.tsx'
import { signInLoader } from '../features/accounts/sign-in/sign-in-loader.ts'
import { signUpAction, signUpForm } from '../features/accounts/sign-in/sign-up-action.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { load } from '../load.ts'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/signup.ts'
import { BarePage } from './shell/bare-page.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'checks'], audience: 'visitor' } satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [form, { signUp }] = await Promise.all([
    signInLoader(request, { page: context.get(pageContext), api, form: signUpForm }),
    load(unwrap(api.switches.$get())),
  ])
  return { form, isOpen: signUp }
}

export const action = ({ request, context }: Route.ActionArgs) => signUpAction(request, context.get(pageContext))

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  return (
    <BarePage>
      <PageHead title={t('signup.title')} description={t('signup.description')} />
      <div className="card p-5 sm:p-8">
        <h1 className="text-2xl">{t('signup.title')}</h1>
        {loaderData.isOpen ? (
          <>
            <p className="mb-6 text-muted">{t('signup.intro')}</p>
            <SignInForm kind="signup" answer={actionData} {...loaderData.form} />
          </>
        ) : (
          <>
            <Notice className="my-4">{t('signup.closed')}</Notice>
            <LinkButton to={paths.login()}>{t('signup.otherLink')}</LinkButton>
          </>
        )}
      </div>
    </BarePage>
  )
}
