import { useId, type ComponentProps } from 'react'
import { Form } from 'react-router'
import { auditActs, schedulerActor, type AuditAct, type AuditArea } from '../../../../domain/activities/acts.ts'
import { subjectKinds } from '../../../../domain/activities/subjects.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useAppliedFilters } from '../../../ui/applied-filters.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ActivitiesData } from './load-activities.ts'

const areaOf = (act: AuditAct) => act.split('.')[0] as AuditArea

/** Filters as a plain GET form, so that they live in the address; a choice is applied at once. */
export function ActivityFilters({ data: { filters, page } }: { data: ActivitiesData }) {
  const { t } = useTranslation('activities')
  const { form, onChange, onBlur } = useAppliedFilters()
  const { actor, act, kind, item, from, to } = filters
  const people: [string, string][] = [
    ...page.administrators.map(({ id, name }): [string, string] => [id, name]),
    [schedulerActor, t('scheduler')],
  ]
  const isListed = actor === undefined || people.some(([id]) => id === actor)
  const acts = auditActs.map((each): [string, string] => [each, `${t(`areas.${areaOf(each)}`)}: ${t(`acts.${each}`)}`])
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
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-3 xl:grid-cols-[repeat(4,minmax(6rem,1fr))_9.5rem_9.5rem_auto]"
    >
      <Select
        label={t('filters.actor')}
        name="actor"
        none={t('filters.any')}
        options={isListed ? people : [...people, [actor, page.items[0]?.actor?.name ?? actor]]}
        defaultValue={actor}
      />
      <Select label={t('filters.act')} name="act" none={t('filters.any')} options={acts} defaultValue={act} />
      <Select
        label={t('filters.kind')}
        name="kind"
        none={t('filters.any')}
        options={subjectKinds.map((each) => [each, t(`kinds.${each}`)] as const)}
        defaultValue={kind}
      />
      <Input key={`item ${item}`} label={t('filters.item')} name="item" defaultValue={item} maxLength={64} />
      <Input key={`from ${from}`} label={t('filters.from')} name="from" type="date" defaultValue={from} max={to} />
      <Input key={`to ${to}`} label={t('filters.to')} name="to" type="date" defaultValue={to} min={from} />
      <div className="flex gap-2 max-xl:col-span-full">
        <Button type="submit" look="secondary">
          {t('filters.apply')}
        </Button>
        {Object.keys(filters).length > 0 && (
          <LinkButton look="quiet" to={officePaths.adminActivities()}>
            {t('filters.clear')}
          </LinkButton>
        )}
      </div>
    </Form>
  )
}

function Input({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input id={id} className="field mt-1" {...input} />
    </div>
  )
}
