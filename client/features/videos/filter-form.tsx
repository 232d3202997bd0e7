import type { Bilingual } from '../../../domain/questions/text.ts'
import type { VideosQuery } from '../../../domain/videos/contract.ts'
import { videoSubjects } from '../../../domain/videos/kinds.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { Select } from '../../ui/select.tsx'
import { filterAccess, isFiltered, sorts } from './filters.ts'

type Named = { id: string; title: Bilingual }
type Props = { filters: VideosQuery; exams: Named[]; courses: Named[] }

/** The filters of the videos, as the address has them. */
export function FilterForm({ filters, exams, courses }: Props) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  const { q, ...rest } = filters
  const named = (items: Named[]) => items.map(({ id, title }) => [id, pick(title)] as const)
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
        options={named(exams)}
      />
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
          options={named(courses)}
        />
      )}
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
