import type { Refusal } from '../../forms/refusal.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Text for a refused new password: too short or long, too common, or made of the person's own words. */
export const usePasswordError = (refusal: Refusal | null): string => {
  const { t } = useTranslation('accounts')
  return t(`fields.${refusal?.reason ?? 'password'}`)
}
