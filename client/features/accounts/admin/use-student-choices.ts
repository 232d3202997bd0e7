import { mediumFilters, studentDates } from '../../../../domain/accounts/student-list.ts'
import { targets } from '../../../../domain/accounts/student-profile.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Filters with a choice, each with its options in words. */
export const useStudentChoices = () => {
  const { t } = useTranslation('studentList')
  return [
    {
      name: 'exam',
      label: t('filters.exam'),
      options: targets.map((target) => [target, t(`student:target.${target}`)] as const),
    },
    {
      name: 'language',
      label: t('filters.language'),
      options: mediumFilters.map((value) => [value, t(`languages.${value}`)] as const),
    },
    {
      name: 'attempts',
      label: t('filters.attempts'),
      options: (['yes', 'no'] as const).map((value) => [value, t(`attempts.${value}`)] as const),
    },
    {
      name: 'date',
      label: t('filters.date'),
      options: studentDates.map((value) => [value, t(`columns.${value}`)] as const),
    },
  ] as const
}
