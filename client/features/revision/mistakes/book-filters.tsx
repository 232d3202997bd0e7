import type { MistakeBook } from '../../../../domain/revision/mistake-book.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FilterCard } from '../../../ui/filter-card.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Select } from '../../../ui/select.tsx'
import { isNarrowed, kindFilters, topicValue, type MistakeAddress } from './mistake-filters.ts'

type Props = { filters: MistakeAddress; book: Pick<MistakeBook, 'summary' | 'names'> }

/** Search and filters of the book with the values of the address; keeps the list. */
export function BookFilters({ filters, book: { summary, names } }: Props) {
  const { t } = useTranslation('mistakes')
  const { pick } = useBilingual()
  return (
    <FilterCard
      label={t('filters.label')}
      text={{ label: t('filters.search'), value: filters.q }}
      open={isNarrowed({ ...filters, q: undefined })}
    >
      {filters.state && <HiddenFields fields={{ state: filters.state }} />}
      <div className="contents max-sm:*:col-span-2">
        <Select
          label={t('filters.topic')}
          name="topic"
          defaultValue={filters.topic}
          none={t('filters.anyTopic')}
          options={names.map((name) => [topicValue(name), `${pick(name.subjectTitle)}: ${pick(name.title)}`])}
        />
        <Select
          label={t('filters.kind')}
          name="kind"
          defaultValue={filters.kind}
          none={t('filters.anyKind')}
          options={kindFilters.map((kind) => [kind, t(`kinds.${kind}`)])}
        />
        <Select
          label={t('filters.test')}
          name="test"
          defaultValue={filters.test}
          none={t('filters.anyTest')}
          options={summary.tests.map(({ id, title }) => [id, pick(title)])}
        />
      </div>
    </FilterCard>
  )
}
