import { isDay } from '../../../../../domain/calendar-day.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { OrdersQuery } from '../../../../../domain/purchases/office-orders.ts'
import { soldKinds } from '../../../../../domain/purchases/offers.ts'
import { orderStates } from '../../../../../domain/purchases/orders.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'

const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const day = search.get(name) ?? ''
  return isDay(day) ? day : undefined
}

/** Filters of the list of orders in an address; unknown ones are dropped. */
export const ordersIn = (search: URLSearchParams): Omit<OrdersQuery, 'cursor'> =>
  onlySet({
    q: textIn(search, 'q', 200),
    state: oneOf(orderStates, search.get('state')),
    kind: oneOf(soldKinds, search.get('kind')),
    item: textIn(search, 'item', 64),
    coupon: textIn(search, 'coupon', 40),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  })

export type OrderFilters = ReturnType<typeof ordersIn>

/** Address of the list with filters and, perhaps, a page. */
export const ordersLink = (filters: OrderFilters, cursor: string | null = null): string =>
  `${officePaths.adminSales()}?${new URLSearchParams({
    tab: 'orders',
    ...(onlySet(filters) as Record<string, string>),
    ...(cursor !== null && { cursor }),
  })}`
