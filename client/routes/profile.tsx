import { apiContext, pageContext } from '../context.ts'
import { overviewLoader } from '../features/accounts/profile/overview-loader.ts'
import { OverviewPage } from '../features/accounts/profile/overview-page.tsx'
import { profileAction } from '../features/accounts/profile/profile-action.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/profile.ts'
import type { PageHandle } from './page-handle.ts'
import { useProfileToast } from './profile/use-profile-toast.ts'

export const handle = { strings: ['forms', 'profile'], audience: 'student' } satisfies PageHandle

export const loader = ({ request, context }: Route.LoaderArgs) =>
  overviewLoader(request, { api: context.get(apiContext), page: context.get(pageContext) })

export const action = ({ request, context }: Route.ActionArgs) =>
  profileAction(request, { api: context.get(apiContext), page: context.get(pageContext) })

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('profile')
  useProfileToast(actionData)
  return (
    <div className="page py-4 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <h1 className="mb-3 text-2xl md:mb-5 md:text-3xl">{t('title')}</h1>
      <OverviewPage key={loaderData.account.user.uid} {...loaderData} />
    </div>
  )
}
