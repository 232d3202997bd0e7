import type { Account } from '../../../../domain/accounts/contract.ts'
import type { AttemptCount } from '../../../../domain/attempts/contract.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { shownPhoneNumber } from './details/phone-number.ts'
import type { Overview } from './overview-loader.ts'

/** Data behind the lines of the sections. */
export type SectionNumbers = Pick<Overview, 'account' | 'attempts' | 'bookmarks'>

/** A line on the state of each section; null for a section that does not concern the student. */
export const useSectionStates = ({ account, attempts, bookmarks }: SectionNumbers) => {
  const { t } = useTranslation('profile')
  const { user, consent } = account
  return {
    notifications: t('state.notifications'),
    details: user.phoneNumber ? shownPhoneNumber(user.phoneNumber) : t('state.noPhone'),
    tests: useTestsState(attempts),
    bookmarks:
      bookmarks === 0 ? t('state.none') : t('bookmarks.count', { count: bookmarks, number: groupIndian(bookmarks) }),
    security: useSecurityState(account),
    guardian: consent.state === 'not_needed' ? null : t(`state.guardian.${consent.state}`),
    data: t('state.data'),
  }
}

const useTestsState = ({ total, open }: AttemptCount): string => {
  const { t } = useTranslation('profile')
  if (total === 0) return t('state.none')
  const taken = t('state.tests', { count: total, number: groupIndian(total) })
  return open === 0 ? taken : `${taken} · ${t('state.open', { count: open })}`
}

const useSecurityState = ({ user, sessions, hasSecondFactor }: Account): string => {
  const { t } = useTranslation('profile')
  return [
    ...(user.emailVerified ? [] : [t('email.unconfirmed')]),
    ...(hasSecondFactor ? [t('state.secondFactor')] : []),
    t('state.devices', { count: sessions.length }),
  ].join(' · ')
}
