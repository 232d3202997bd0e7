import type { ReactNode } from 'react'
import type { Account } from '../../../domain/accounts/contract.ts'
import type { ProfileAnswer } from '../../features/accounts/profile/profile-action.ts'
import { SectionPage } from '../../features/accounts/profile/section-page.tsx'
import type { SectionId } from '../../features/accounts/profile/sections.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useProfileToast } from './use-profile-toast.ts'

type Props = { id: SectionId; account: Account; answer: ProfileAnswer | undefined; children: ReactNode }

/** Page of a section of the profile: head, toast and frame. */
export function SectionRoute({ id, account, answer, children }: Props) {
  const { t } = useTranslation('profile')
  useProfileToast(answer)
  return (
    <div className="page py-4 md:py-10">
      <PageHead title={t(`${id}.title`)} description={t('description')} index={false} />
      {/* A key per account: input of one account must not survive into another's page. */}
      <SectionPage key={account.user.uid} id={id} account={account}>
        {children}
      </SectionPage>
    </div>
  )
}
