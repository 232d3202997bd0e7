import { Form, useNavigation } from 'react-router'
import { couponStates } from '../../../../../domain/purchases/office-coupons.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { SearchLine } from '../../../../office/list/search-line.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { CouponEditor } from './coupon-editor.tsx'
import { couponsAddress, type CouponFilters } from './coupon-form.ts'
import { CouponTable } from './coupon-table.tsx'
import type { CouponsData } from './load-coupons.ts'

/** Coupons by state and words, and the one that is open. */
export function CouponsTab({ data, answer }: { data: CouponsData; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('officeCoupons')
  const isLoading = useNavigation().state === 'loading'
  const { filters, cursor, page, isNew, open, now } = data
  return (
    <div className="grid grid-cols-1 gap-4">
      {isNew || open ? (
        <CouponEditor
          coupon={open}
          offers={page.offers}
          now={now}
          answer={answer}
          close={couponsAddress(filters, { cursor })}
        />
      ) : (
        <LinkButton to={couponsAddress(filters, { open: 'new' })} className="justify-self-start">
          {t('create')}
        </LinkButton>
      )}
      <Filters filters={filters} />
      <p role="status" className="text-sm text-muted">
        {t('list.count', { count: page.count, number: countText(page.count) })}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <Nothing isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <CouponTable
            coupons={page.items}
            now={now}
            addressOf={(id) => couponsAddress(filters, { open: id, cursor })}
          />
        )}
      </div>
      <Paging
        label={t('list.label')}
        first={cursor && couponsAddress(filters)}
        next={page.next && couponsAddress(filters, { cursor: page.next })}
      />
    </div>
  )
}

function Filters({ filters: { state, q } }: { filters: CouponFilters }) {
  const { t } = useTranslation('officeCoupons')
  const words = q ? { q } : {}
  const choices = [undefined, ...couponStates].map((each) => ({
    to: couponsAddress({ ...words, ...(each && { state: each }) }),
    label: each ? t(`states.${each}`) : t('list.all'),
    isShown: each === state,
  }))
  return (
    <div className="grid gap-2">
      <ChoiceLinks label={t('list.states')} choices={choices} />
      <Form method="get" role="search" aria-label={t('list.search')} autoComplete="off">
        <HiddenFields fields={{ tab: 'coupons', ...(state && { state }) }} />
        <SearchLine label={t('list.search')} value={q} clear={couponsAddress(state ? { state } : {})} />
      </Form>
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('officeCoupons')
  if (!isFiltered) return <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
  const clear = (
    <LinkButton to={couponsAddress({})} look="secondary">
      {t('list.clear')}
    </LinkButton>
  )
  return <EmptyState text={t('list.none')} action={clear} />
}
