import type { Api } from '../../../../api.ts'

/** Data of the tab. */
export const loadOrders = async (_api: Api, _search: URLSearchParams) => ({})
export type OrdersData = Awaited<ReturnType<typeof loadOrders>>
