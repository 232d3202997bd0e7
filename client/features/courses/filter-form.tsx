import type { CoursesQuery } from '../../../domain/courses/contract.ts'
import { languages } from '../../../domain/language.ts'
import { offeredTerms, type OfferedTerm, type Term } from '../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ItemFilters } from '../../ui/item-filters.tsx'

type Props = { filters: CoursesQuery; exams: Term[]; subjects: OfferedTerm[]; count: number }

/** Course filters with the values of the address. */
export function FilterForm({ filters, exams, subjects, count }: Props) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  return (
    <ItemFilters
      filters={filters}
      exams={exams}
      t={t}
      count={count}
      fields={[
        {
          name: 'subject',
          label: t('filters.subject'),
          value: filters.subject,
          none: t('filters.anySubject'),
          options: offeredTerms(subjects, filters.subject).map(({ id, title }) => [id, pick(title)]),
        },
        {
          name: 'language',
          label: t('filters.language'),
          value: filters.language,
          none: t('filters.anyLanguage'),
          options: languages.map((language) => [language, t(`languages.${language}`)]),
        },
      ]}
    />
  )
}
