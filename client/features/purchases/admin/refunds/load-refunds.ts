import { refundFilters, type RefundFilter } from '../../../../../domain/purchases/refunds.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'

/** A page of the refunds; those that wait for a decision by default. */
export const loadRefunds = async (api: Api, search: URLSearchParams) => {
  const show = oneOf(refundFilters, search.get('show')) ?? 'waiting'
  const cursor = textIn(search, 'cursor', 1_000)
  const page = await unwrap(api.admin.refunds.$get({ query: onlySet({ show, cursor }) }))
  return { show, page, isFirst: !cursor, now: Date.now() }
}
export type RefundsData = Awaited<ReturnType<typeof loadRefunds>>

/** Address of a page of the refunds. */
export const refundsAddress = (show: RefundFilter, cursor?: string): string =>
  `${officePaths.adminSales()}?${new URLSearchParams({ tab: 'refunds', show, ...(cursor && { cursor }) })}`
