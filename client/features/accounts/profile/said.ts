import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Answer } from './profile-action.ts'

const words = {
  details: 'you.saved',
  picture: 'picture.saved',
  'remove-picture': 'picture.removed',
  verification: 'unconfirmed.sent',
  email: 'email.sent',
  'cancel-email': 'email.calledOff',
  'exam-profile': 'exam.saved',
  guardian: 'guardian.saved',
  password: 'password.changed',
  'password-link': 'password.linkSent',
  unlink: 'methods.unlinked',
  revoke: 'sessions.revoked',
  'revoke-others': 'sessions.othersDone',
  export: 'rights:copy.asked',
  erase: 'rights:erase.done',
  'keep-bookmark': 'bookmarks.kept',
} as const

/**
 * What is said of a form that went well; null of one that was refused, of a link, which takes one more step, and of a
 * bookmark that is removed: its own part tells, with the way back.
 */
export const useSaid = () => {
  const { t } = useTranslation('profile')
  return ({ intent, refusal }: Answer): string | null =>
    refusal || intent === 'link' || intent === 'remove-bookmark' ? null : t(words[intent])
}
