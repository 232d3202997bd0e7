import { useTranslation } from '../../../i18n/use-translation.ts'

/** Why a mail was not sent, in words; the code itself for one without words. */
export const useReasonText = () => {
  const { t } = useTranslation('broadcasts')
  return (code: string): string => {
    const text = t(`reasons.${code}` as never) as string
    return text.endsWith(`reasons.${code}`) ? t('reasons.other', { code }) : text
  }
}
