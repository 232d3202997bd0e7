import { unwrap, type Api } from '../../../../api.ts'
import { onlySet, textIn } from '../../../../ui/list-address.ts'
import { couponFiltersIn } from './coupon-form.ts'

/** A page of the coupons, and the one that the address opens. */
export const loadCoupons = async (api: Api, search: URLSearchParams) => {
  const filters = couponFiltersIn(search)
  const cursor = textIn(search, 'cursor', 400)
  const page = await unwrap(api.admin.coupons.$get({ query: onlySet({ ...filters, cursor }) }))
  const open = search.get('open')
  return {
    filters,
    cursor: cursor ?? null,
    page,
    isNew: open === 'new',
    open: page.items.find(({ id }) => id === open) ?? null,
    now: Date.now(),
  }
}
export type CouponsData = Awaited<ReturnType<typeof loadCoupons>>
