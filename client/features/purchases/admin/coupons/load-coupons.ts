import type { Api } from '../../../../api.ts'

/** Data of the tab. */
export const loadCoupons = async (_api: Api, _search: URLSearchParams) => ({})
export type CouponsData = Awaited<ReturnType<typeof loadCoupons>>
