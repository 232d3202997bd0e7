import type { State } from '../../../domain/accounts/student-profile.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Figures and places of a job in the words of the language shown. */
export const useJobWords = () => {
  const { t } = useTranslation('jobs')
  return {
    /** Posts in all; null where they are not announced. */
    vacancies: (count: number | null): string =>
      count === null ? t('vacanciesOpen') : t('vacancies', { count, shown: groupIndian(count) }),
    place: (state: State | null): string => (state === null ? t('filters.allIndia') : t(`student:state.${state}`)),
  }
}
