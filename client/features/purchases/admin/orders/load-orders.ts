import { unwrap, type Api } from '../../../../api.ts'
import { onlySet, textIn } from '../../../../ui/list-address.ts'
import { ordersIn } from './orders-address.ts'

/** Page of the orders that the address names, and the export that it made. */
export const loadOrders = async (api: Api, search: URLSearchParams) => {
  const filters = ordersIn(search)
  const cursor = textIn(search, 'cursor', 1_000)
  const exportId = search.get('export')
  const [page, made] = await Promise.all([
    unwrap(api.admin.orders.$get({ query: onlySet({ ...filters, cursor }) })),
    // An export of long ago, or of another administrator, is not shown.
    exportId
      ? unwrap(api.admin['order-exports'][':taskId'].$get({ param: { taskId: exportId } })).catch(() => null)
      : null,
  ])
  return { filters, cursor: cursor ?? null, page, made, now: Date.now() }
}
export type OrdersData = Awaited<ReturnType<typeof loadOrders>>
