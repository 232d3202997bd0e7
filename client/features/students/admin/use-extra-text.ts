import type { StudentHead } from '../../../../domain/students/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Extra time for all tests in words; null without one. */
export const useExtraText = () => {
  const { t } = useTranslation('studentPage')
  return (allowed: StudentHead['accommodation']): string | null => {
    if (!allowed) return null
    const { extra, scribe } = allowed
    const isPerHour = 'perHourMinutes' in extra
    const count = isPerHour ? extra.perHourMinutes : extra.minutes
    const time = count > 0 ? t(isPerHour ? 'extra.perHour' : 'extra.total', { count }) : null
    return [time, scribe ? t('extra.scribe') : null].filter(Boolean).join(', ')
  }
}
