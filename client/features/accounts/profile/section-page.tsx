import type { ReactNode } from 'react'
import type { Account } from '../../../../domain/accounts/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { SectionNav } from './section-nav.tsx'
import type { SectionId } from './sections.ts'

type Props = { id: SectionId; account: Account; children: ReactNode }

/** Page of one section, with the way back on a phone and the other sections beside it on a wide screen. */
export function SectionPage({ id, account, children }: Props) {
  const { t } = useTranslation('profile')
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[15rem_1fr] lg:items-start lg:gap-8">
      <SectionNav current={id} hasGuardian={account.consent.state !== 'not_needed'} />
      <div className="min-w-0">
        <BackLink to={paths.profile()} className="lg:hidden">
          {t('title')}
        </BackLink>
        <h1 className="mb-4 text-2xl md:text-3xl">{t(`${id}.title`)}</h1>
        <div id={id} className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
          {children}
        </div>
      </div>
    </div>
  )
}
