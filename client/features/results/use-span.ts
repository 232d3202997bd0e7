import { useTranslation } from '../../i18n/use-translation.ts'

/** Formats a duration in minutes and seconds, or in seconds alone below a minute. */
export const useSpan = () => {
  const { t } = useTranslation('result')
  return (ms: number): string => {
    const seconds = Math.round(ms / 1000)
    if (seconds < 60) return t('seconds', { seconds })
    return t('minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  }
}
