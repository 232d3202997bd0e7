import type { CoursesQuery } from '../../../domain/courses/contract.ts'
import { languages } from '../../../domain/language.ts'
import { materialSubjects } from '../../../domain/materials/kinds.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { Select } from '../../ui/select.tsx'
import { filterAccess, isFiltered, sorts } from './filters.ts'

type Props = { filters: CoursesQuery; exams: { id: string; title: Bilingual }[] }

/** The filters of the courses, as the address has them. */
export function FilterForm({ filters, exams }: Props) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const { q, ...rest } = filters
  return (
    <FilterCard
      label={t('filters.label')}
      text={{ label: t('filters.q'), value: q }}
      state={JSON.stringify(filters)}
      open={isFiltered(rest) || rest.sort !== undefined}
    >
      <Select
        label={t('filters.exam')}
        name="exam"
        defaultValue={filters.exam}
        none={t('filters.anyExam')}
        options={exams.map(({ id, title }) => [id, pick(title)])}
      />
      <Select
        label={t('filters.subject')}
        name="subject"
        defaultValue={filters.subject}
        none={t('filters.anySubject')}
        options={materialSubjects.map((subject) => [subject, t(`subjects.${subject}`)])}
      />
      <Select
        label={t('filters.language')}
        name="language"
        defaultValue={filters.language}
        none={t('filters.anyLanguage')}
        options={languages.map((language) => [language, t(`languages.${language}`)])}
      />
      <Select
        label={t('filters.access')}
        name="access"
        defaultValue={filters.access}
        none={t('filters.anyAccess')}
        options={filterAccess.map((access) => [access, t(`filters.${access}`)])}
      />
      <Select
        label={t('filters.sort')}
        name="sort"
        defaultValue={filters.sort ?? sorts[0]}
        options={[
          [sorts[0], t('filters.newest')],
          [sorts[1], t('filters.byTitle')],
        ]}
      />
    </FilterCard>
  )
}
