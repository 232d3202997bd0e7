import type { VideosQuery } from '../../../domain/videos/contract.ts'
import { offeredTerms, type OfferedTerm, type Term } from '../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ItemFilters } from '../../ui/item-filters.tsx'

type Props = { filters: VideosQuery; exams: Term[]; subjects: OfferedTerm[]; courses: Term[]; count: number }

/** Video filters with the values of the address. */
export function FilterForm({ filters, exams, subjects, courses, count }: Props) {
  const { t } = useTranslation('videos')
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
        ...(courses.length > 0
          ? [
              {
                name: 'course',
                label: t('filters.course'),
                value: filters.course,
                none: t('filters.anyCourse'),
                options: courses.map(({ id, title }) => [id, pick(title)] as const),
              },
            ]
          : []),
      ]}
    />
  )
}
