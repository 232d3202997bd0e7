import { Form } from 'react-router'
import { startOfDayInIndia } from '../../../../../domain/india.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { soldKinds } from '../../../../../domain/purchases/offers.ts'
import { orderStates } from '../../../../../domain/purchases/orders.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { DayFilters } from '../../../../office/list/day-filters.tsx'
import { FilterChoice, FilterFold, FilterInput } from '../../../../office/list/filter-fold.tsx'
import { SearchLine } from '../../../../office/list/search-line.tsx'
import { useAppliedFilters } from '../../../../ui/applied-filters.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { ordersLink, type OrderFilters } from './orders-address.ts'

type Props = { filters: OrderFilters }

/** States as links, so that each is one press away. */
export function OrderStates({ filters }: Props) {
  const { t } = useTranslation('officeOrders')
  const choices = [undefined, ...orderStates].map((state) => ({
    to: ordersLink({ ...filters, state }),
    label: t(`states.${state ?? 'all'}`),
    isShown: state === filters.state,
  }))
  return <ChoiceLinks label={t('officeList:byState')} choices={choices} />
}

/** Filters that are set, in words. */
const useApplied = ({ kind, item, coupon, from, to }: OrderFilters) => {
  const { t } = useTranslation('officeOrders')
  const { date } = useFormat()
  const dayOf = (day: string | undefined) => day && date(startOfDayInIndia(day))
  const words = { kind: kind && t(`orders:kinds.${kind}`), item, coupon, from: dayOf(from), to: dayOf(to) }
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((name) => {
    const value = words[name]
    return value ? [{ label: t(`filters.${name}`), value }] : []
  })
}

/** Search and filters as a plain GET form, so that they live in the address; a choice is applied at once. */
export function OrdersFilters({ filters }: Props) {
  const { t } = useTranslation('officeOrders')
  const { form, isUsed, onChange, onBlur } = useAppliedFilters()
  const applied = useApplied(filters)
  const { q, state, kind, item, coupon, from, to } = filters
  return (
    <Form
      ref={form}
      method="get"
      action={officePaths.adminSales()}
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      role="search"
      aria-label={t('officeList:filters.label')}
      className="grid gap-2"
    >
      <HiddenFields fields={{ tab: 'orders', ...(state && { state }) }} />
      <SearchLine label={t('search')} value={q} clear={ordersLink({ ...filters, q: undefined })} />
      <FilterFold applied={applied} isOpen={applied.length > 0 || isUsed}>
        <FilterChoice
          label={t('filters.kind')}
          name="kind"
          options={soldKinds.map((each) => [each, t(`orders:kinds.${each}`)] as const)}
          value={kind}
        />
        <FilterInput
          key={`item ${item}`}
          label={t('filters.item')}
          name="item"
          defaultValue={item}
          maxLength={64}
          spellCheck={false}
        />
        <FilterInput
          key={`coupon ${coupon}`}
          label={t('filters.coupon')}
          name="coupon"
          defaultValue={coupon}
          maxLength={40}
          spellCheck={false}
        />
        <DayFilters from={from} to={to} labels={{ from: t('filters.from'), to: t('filters.to') }} />
        <Button type="submit" look="secondary" className="min-h-10! justify-self-start py-1!">
          {t('common:list.apply')}
        </Button>
      </FilterFold>
    </Form>
  )
}
