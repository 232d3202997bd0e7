import type { IndianState } from '../../../domain/accounts/student-profile.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Formats numbers and places of a job in the current language. */
export const useJobWords = () => {
  const { t } = useTranslation('jobs')
  return {
    /** Null when the number is not announced. */
    vacancies: (count: number | null): string =>
      count === null ? t('vacanciesOpen') : t('vacancies', { count, shown: groupIndian(count) }),
    place: (state: IndianState | null): string =>
      state === null ? t('filters.allIndia') : t(`student:state.${state}`),
  }
}
