import { apiContext, pageContext } from '../context.ts'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { profileLoader } from '../features/accounts/profile/profile-loader.ts'
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useActionToast } from '../ui/toasts/use-action-toast.ts'
import type { Route } from './+types/profile.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  profileLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('profile')
  useActionToast(actionData, ({ message }) => (message ? { title: t(message), tone: 'success' } : null))
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <h1 className="mb-5 text-2xl md:text-3xl">{t('title')}</h1>
      {/* A key per account: input of one account must not survive into another's page. */}
      <ProfilePage key={loaderData.account.user.uid} {...loaderData} />
    </div>
  )
}
