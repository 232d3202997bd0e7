import type { VideosQuery } from '../../../domain/videos/contract.ts'
import { offeredTerms, type OfferedTerm, type Term } from '../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ItemFilters } from '../../ui/item-filters.tsx'
import { Select } from '../../ui/select.tsx'

type Props = { filters: VideosQuery; exams: Term[]; subjects: OfferedTerm[]; courses: Term[] }

/** Video filters with the values of the address. */
export function FilterForm({ filters, exams, subjects, courses }: Props) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  return (
    <ItemFilters filters={filters} exams={exams} t={t}>
      <Select
        label={t('filters.subject')}
        name="subject"
        defaultValue={filters.subject}
        none={t('filters.anySubject')}
        options={offeredTerms(subjects, filters.subject).map(({ id, title }) => [id, pick(title)])}
      />
      {courses.length > 0 && (
        <Select
          label={t('filters.course')}
          name="course"
          defaultValue={filters.course}
          none={t('filters.anyCourse')}
          options={courses.map(({ id, title }) => [id, pick(title)])}
        />
      )}
    </ItemFilters>
  )
}
