import type { Bilingual } from '../../../domain/questions/contract.ts'
import { accessFilters } from '../../../domain/purchases/access.ts'
import { languages } from '../../../domain/language.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Select } from '../../ui/select.tsx'
import { SearchBox } from './search-box.tsx'
import { isFiltered, type Filters } from './search-filters.ts'

type Props = { filters: Filters; exams: { id: string; title: Bilingual }[]; owner: string }

/** The search as a plain form by GET. */
export function SearchForm({ filters, exams, owner }: Props) {
  const { t } = useTranslation('search')
  const { pick } = useBilingual()
  return (
    <FilterCard
      label={t('filters')}
      field={<SearchBox key={filters.q} q={filters.q} owner={owner} />}
      open={isFiltered(filters)}
    >
      {filters.type && <HiddenFields fields={{ type: filters.type }} />}
      <Select
        label={t('exam')}
        name="exam"
        defaultValue={filters.exam}
        none={t('anyExam')}
        options={exams.map(({ id, title }) => [id, pick(title)])}
      />
      <Select
        label={t('language')}
        name="language"
        defaultValue={filters.language}
        none={t('anyLanguage')}
        options={languages.map((language) => [language, t(`languages.${language}`)])}
      />
      <Select
        label={t('access')}
        name="access"
        defaultValue={filters.access}
        none={t('anyAccess')}
        options={accessFilters.map((access) => [access, t(access)])}
      />
    </FilterCard>
  )
}
