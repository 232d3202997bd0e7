import { qualifications, states } from '../../../domain/accounts/student-profile.ts'
import type { JobsQuery, Organisation } from '../../../domain/jobs/contract.ts'
import { allIndia, jobLevels, lastDateWithin } from '../../../domain/jobs/kinds.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Select } from '../../ui/select.tsx'
import { isFiltered } from './job-filters.ts'

type Props = { filters: JobsQuery; organisations: Organisation[] }

/** Job filters with the values of the address; keeps the current list. */
export function FilterForm({ filters, organisations }: Props) {
  const { t } = useTranslation('jobs')
  const { pick } = useBilingual()
  return (
    <FilterCard label={t('filters.label')} open={isFiltered(filters)}>
      {filters.list && <HiddenFields fields={{ list: filters.list }} />}
      {/* One field per row on phones: their texts do not fit into half a row. */}
      <div className="contents max-sm:*:col-span-2">
        <Select
          label={t('filters.level')}
          name="level"
          defaultValue={filters.level}
          none={t('filters.anyLevel')}
          options={jobLevels.map((level) => [level, t(`levels.${level}`)])}
        />
        <Select
          label={t('filters.state')}
          name="state"
          defaultValue={filters.state}
          none={t('filters.anyState')}
          options={[
            [allIndia, t('filters.allIndia')],
            ...states.map((state): [string, string] => [state, t(`student:state.${state}`)]),
          ]}
        />
        <Select
          label={t('filters.qualification')}
          name="qualification"
          defaultValue={filters.qualification}
          none={t('filters.anyQualification')}
          options={qualifications.map((level) => [level, t(`student:qualification.${level}`)])}
        />
        <Select
          label={t('filters.organisation')}
          name="organisation"
          defaultValue={filters.organisation}
          none={t('filters.anyOrganisation')}
          options={organisations.map(({ id, name }) => [id, pick(name)])}
        />
        <Select
          label={t('filters.within')}
          name="within"
          defaultValue={filters.within}
          none={t('filters.anyDate')}
          options={lastDateWithin.map((days) => [days, t('filters.days', { count: Number(days) })])}
        />
      </div>
    </FilterCard>
  )
}
