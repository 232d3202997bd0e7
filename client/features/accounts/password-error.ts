import { useTranslation } from '../../i18n/use-translation.ts'
import type { Refusal } from './refusal.ts'

/** What is wrong with a password that was chosen, in words; undefined where nothing is. */
export const usePasswordError = (refusal: Refusal | null | undefined, field: string): string | undefined => {
  const { t } = useTranslation('accounts')
  return refusal?.fields.includes(field) ? t(`fields.${refusal.reason ?? 'password'}`) : undefined
}
