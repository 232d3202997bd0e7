import { Form } from 'react-router'
import { auditActs, type AuditAct, type AuditArea } from '../../../../domain/activities/acts.ts'
import { subjectKinds } from '../../../../domain/activities/subjects.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { DayFilters } from '../../../office/list/day-filters.tsx'
import { FilterChoice, FilterFold, FilterInput } from '../../../office/list/filter-fold.tsx'
import { useAppliedFilters } from '../../../ui/applied-filters.ts'
import { Button } from '../../../ui/button.tsx'
import { isLinked } from './day-links.tsx'
import type { ActivitiesData } from './load-activities.ts'
import { useAppliedWords } from './use-applied-words.ts'

const areaOf = (act: AuditAct) => act.split('.')[0] as AuditArea

const byArea = Map.groupBy(auditActs, areaOf)

/** Filters as a plain GET form, so that they live in the address; a choice is applied at once. */
export function ActivityFilters({ data }: { data: ActivitiesData }) {
  const { t } = useTranslation('activities')
  const { form, isUsed, onChange, onBlur } = useAppliedFilters()
  const { filters, now } = data
  const { actor, act, kind, item, from, to } = filters
  const { people, applied } = useAppliedWords(data)
  const acts = [...byArea].map(
    ([area, each]) => [t(`areas.${area}`), each.map((name) => [name, t(`acts.${name}`)] as const)] as const,
  )
  const isNarrowed = Boolean(actor ?? act ?? kind) || !isLinked(filters, now)
  return (
    <Form
      ref={form}
      method="get"
      action={officePaths.adminActivities()}
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      role="search"
      aria-label={t('filters.label')}
    >
      <FilterFold applied={applied} isOpen={isNarrowed || isUsed}>
        <FilterChoice label={t('filters.actor')} name="actor" options={people} value={actor} />
        <FilterChoice label={t('filters.act')} name="act" options={new Map(acts)} value={act} />
        <FilterChoice
          label={t('filters.kind')}
          name="kind"
          options={subjectKinds.map((each) => [each, t(`kinds.${each}`)] as const)}
          value={kind}
        />
        <FilterInput
          key={`item ${item}`}
          label={t('filters.item')}
          name="item"
          defaultValue={item}
          maxLength={400}
          spellCheck={false}
        />
        <DayFilters from={from} to={to} labels={{ from: t('filters.from'), to: t('filters.to') }} />
        <Button type="submit" look="secondary" className="min-h-10! justify-self-start py-1!">
          {t('filters.apply')}
        </Button>
      </FilterFold>
    </Form>
  )
}
