import type { ProfileAnswer } from '../../features/accounts/profile/profile-action.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useActionToast } from '../../ui/toasts/use-action-toast.ts'

/** Confirms an accepted form of the profile. */
export const useProfileToast = (answer: ProfileAnswer | undefined): void => {
  const { t } = useTranslation('profile')
  useActionToast(answer, ({ message }) => (message ? { title: t(message), tone: 'success' } : null))
}
