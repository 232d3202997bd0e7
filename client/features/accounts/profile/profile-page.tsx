import { LogOut } from 'lucide-react'
import { Form } from 'react-router'
import { lifeOf } from '../../../../domain/attempts/states.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { IdentityCard } from './identity-card.tsx'
import {
  Bookmarks,
  DataParts,
  DetailsForm,
  ExamForm,
  GuardianPart,
  Learning,
  MyTests,
  PictureForm,
  SecurityParts,
  UnconfirmedNotice,
} from './lazy-parts.tsx'
import { Preferences } from './preferences.tsx'
import type { ProfileData } from './profile-loader.ts'
import { SectionNav } from './section-nav.tsx'
import { Section } from './section.tsx'
import { sectionIds } from './sections.ts'

/** The student's account on one page. */
export function ProfilePage({ account, attempts, bookmarks, copy, provider, today, linkError, revision }: ProfileData) {
  const { t } = useTranslation('profile')
  const { user, consent } = account
  const isMinor = consent.state !== 'not_needed'
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[19rem_1fr] lg:items-start lg:gap-8">
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-24">
        <IdentityCard user={user} />
        <SectionNav ids={sectionIds.filter((id) => id !== 'guardian' || isMinor)} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {!user.emailVerified && <UnconfirmedNotice email={user.email} />}
        <Learning today={revision} />
        <Section id="you" title={t('you.title')}>
          <PictureForm user={user} />
          <DetailsForm user={user} />
        </Section>
        <MyTests attempts={attempts} />
        <Bookmarks page={bookmarks} />
        <Section id="exam" title={t('exam.title')}>
          <ExamForm kept={account.examProfile} today={today} />
        </Section>
        {isMinor && (
          <Section id="guardian" title={t('guardian.title')}>
            <GuardianPart consent={consent} />
          </Section>
        )}
        <Section id="notifications" title={t('notifications.title')}>
          <p className="text-muted">{t('notifications.text')}</p>
          <LinkButton to={paths.notificationChoices()} look="secondary" className="justify-self-start">
            {t('notifications.choose')}
          </LinkButton>
        </Section>
        <Preferences />
        <Section id="security" title={t('security.title')}>
          <SecurityParts account={account} provider={provider} linkError={linkError} />
        </Section>
        <Section id="data" title={t('data.title')}>
          <DataParts
            copy={copy}
            hasPassword={account.hasPassword}
            openTests={attempts.some(({ state }) => lifeOf(state) === 'open')}
          />
        </Section>
        <Form method="post" action={paths.logout()}>
          <Button type="submit" look="secondary" className="w-full sm:w-auto">
            <LogOut aria-hidden className="size-5" />
            {t('shell:logout')}
          </Button>
        </Form>
      </div>
    </div>
  )
}
