import { Form } from 'react-router'
import { studentStates } from '../../../../domain/accounts/student-list.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ChoiceLinks } from '../../../office/list/choice-links.tsx'
import { DayFilters } from '../../../office/list/day-filters.tsx'
import { FilterChoice, FilterFold } from '../../../office/list/filter-fold.tsx'
import { SearchLine } from '../../../office/list/search-line.tsx'
import { useAppliedFilters } from '../../../ui/applied-filters.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { isBounded, linkTo, searchOf, withFilter, type StudentAddress } from './student-address.ts'
import { useStudentChoices } from './use-student-choices.ts'

type Props = { address: StudentAddress }

/** States as links, so that each is one press away. */
export function StudentStates({ address }: Props) {
  const { t } = useTranslation('studentList')
  const choices = [undefined, ...studentStates].map((state) => ({
    to: linkTo(withFilter(address, 'state', state)),
    label: t(`states.${state ?? 'all'}`),
    isShown: state === address.filters.state,
  }))
  return <ChoiceLinks label={t('officeList:byState')} choices={choices} />
}

/** Filters that are set, in words. */
const useApplied = ({ filters }: StudentAddress) => {
  const { t } = useTranslation('studentList')
  const { date } = useFormat()
  const choices = useStudentChoices().flatMap(({ name, label, options }) => {
    const set = filters[name]
    const value = options.find(([option]) => option === set)?.[1]
    return value ? [{ label, value }] : []
  })
  const days = (['from', 'to'] as const).flatMap((name) => {
    const day = filters[name]
    return day ? [{ label: t(`filters.${name}`), value: date(startOfDayInIndia(day)) }] : []
  })
  return [...choices, ...days]
}

/** Search and filters as a plain GET form, so that they live in the address; a choice is applied at once. */
export function StudentFilters({ address }: Props) {
  const { t } = useTranslation('studentList')
  const { form, isUsed, onChange, onBlur } = useAppliedFilters()
  const applied = useApplied(address)
  const choices = useStudentChoices()
  const { q, state, from, to } = address.filters
  const order = Object.fromEntries(new URLSearchParams(searchOf({ ...address, filters: {} })))
  return (
    <Form
      ref={form}
      method="get"
      action={officePaths.adminStudents()}
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      role="search"
      aria-label={t('officeList:filters.label')}
      className="grid gap-2"
    >
      <HiddenFields fields={{ ...(state && { state }), ...(address.filters.date ? {} : order) }} />
      <SearchLine label={t('search')} value={q} clear={linkTo(withFilter(address, 'q', undefined))} />
      <FilterFold applied={applied} isOpen={applied.length > 0 || isUsed}>
        {choices.map((choice) => (
          <FilterChoice key={choice.name} {...choice} value={address.filters[choice.name]} />
        ))}
        <DayFilters from={from} to={to} labels={{ from: t('filters.from'), to: t('filters.to') }} />
        <Button type="submit" look="secondary" className="min-h-10! justify-self-start py-1!">
          {t('common:list.apply')}
        </Button>
      </FilterFold>
      {isBounded(address) && <p className="text-sm text-muted">{t('inOrder')}</p>}
    </Form>
  )
}
