import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Intent } from './profile-action.ts'

/** What is said of each form that went well. */
export const useSaid = () => {
  const { t } = useTranslation('profile')
  const said: Record<Intent, string> = {
    details: t('you.saved'),
    picture: t('picture.saved'),
    'remove-picture': t('picture.removed'),
    verification: t('unconfirmed.sent'),
    email: t('email.sent'),
    'cancel-email': t('email.calledOff'),
    'exam-profile': t('exam.saved'),
    guardian: t('guardian.saved'),
    password: t('password.changed'),
    'password-link': t('password.linkSent'),
    link: t('methods.oneMore'),
    unlink: t('methods.unlinked'),
    revoke: t('sessions.revoked'),
    'revoke-others': t('sessions.othersDone'),
  }
  return (intent: Intent): string => said[intent]
}
