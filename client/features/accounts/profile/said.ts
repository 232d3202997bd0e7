import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Answer, Intent } from './profile-action.ts'

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
  'factor-off': 'factor:turnedOff',
  unlink: 'methods.unlinked',
  revoke: 'sessions.revoked',
  'revoke-others': 'sessions.othersDone',
  export: 'rights:copy.asked',
  erase: 'rights:erase.done',
  'keep-bookmark': 'bookmarks.kept',
} as const satisfies Partial<Record<Intent, string>>

const hasWords = (intent: Intent): intent is keyof typeof words => intent in words

/**
 * What is said of a form that went well; null of one that was refused, and of those whose own part tells: what takes one
 * more step, what is shown once, and a bookmark that is removed.
 */
export const useSaid = () => {
  const { t } = useTranslation('profile')
  return ({ intent, refusal }: Answer): string | null => (refusal || !hasWords(intent) ? null : t(words[intent]))
}
