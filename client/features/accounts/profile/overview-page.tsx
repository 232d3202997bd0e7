import { LogOut } from 'lucide-react'
import { Form } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IdentityCard } from './identity-card.tsx'
import { ExamsCard, Learning, SectionList, UnconfirmedNotice } from './lazy-parts.tsx'
import type { Overview } from './overview-loader.ts'
import { Preferences } from './preferences.tsx'
import { useOldAnchor } from './use-old-anchor.ts'

/** First page of the profile: what one changes often, then the sections. */
export function OverviewPage({ account, attempts, bookmarks, revision }: Overview) {
  const { user, examProfile } = account
  useOldAnchor()
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
      <div className="lg:col-start-1">
        <IdentityCard user={user} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-6">
        {!user.emailVerified && <UnconfirmedNotice email={user.email} />}
        <ExamsCard kept={examProfile} />
        <Learning today={revision} />
        <Preferences />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:col-start-1 lg:row-start-2">
        <SectionList account={account} attempts={attempts} bookmarks={bookmarks} />
        <LogOutForm />
      </div>
    </div>
  )
}

function LogOutForm() {
  const { t } = useTranslation('shell')
  return (
    <Form method="post" action={paths.logout()}>
      <Button type="submit" look="secondary" className="w-full">
        <LogOut aria-hidden className="size-5" />
        {t('logout')}
      </Button>
    </Form>
  )
}
