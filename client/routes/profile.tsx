import { useTranslation } from '../i18n/use-translation.ts'
import { redirect } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { MyTests } from '../features/accounts/my-tests.tsx'
import { ProfileCard } from '../features/accounts/profile-card.tsx'
import { Preferences } from '../features/accounts/preferences.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { load } from '../load.ts'
import type { Route } from './+types/profile.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { user } = context.get(pageContext).session
  if (!user) throw redirect(`${paths.login()}?${new URLSearchParams({ next: paths.profile() })}`)
  const { items } = await load(unwrap(context.get(apiContext).attempts.$get()))
  return { user, attempts: items }
}

export default function Profile({ loaderData: { user, attempts } }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('profile.title')} description={t('profile.description')} index={false} />
      <h1 className="mb-5 text-2xl md:text-3xl">{t('profile.title')}</h1>
      <div className="grid gap-6 lg:grid-cols-[22rem_1fr] lg:items-start">
        <div className="grid gap-6">
          <ProfileCard user={user} />
          <Preferences />
        </div>
        <MyTests attempts={attempts} />
      </div>
    </div>
  )
}
