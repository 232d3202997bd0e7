import type { Bilingual } from '../../../domain/questions/text.ts'
import type { VideosQuery } from '../../../domain/videos/contract.ts'
import { videoSubjects } from '../../../domain/videos/kinds.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ItemFilters } from '../../ui/item-filters.tsx'
import { Select } from '../../ui/select.tsx'

type Named = { id: string; title: Bilingual }
type Props = { filters: VideosQuery; exams: Named[]; courses: Named[] }

/** Video filters with the values of the address. */
export function FilterForm({ filters, exams, courses }: Props) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  return (
    <ItemFilters filters={filters} exams={exams} t={t}>
      <Select
        label={t('filters.subject')}
        name="subject"
        defaultValue={filters.subject}
        none={t('filters.anySubject')}
        options={videoSubjects.map((subject) => [subject, t(`subjects.${subject}`)])}
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
