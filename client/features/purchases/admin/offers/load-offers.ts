import type { Api } from '../../../../api.ts'

/** Data of the tab. */
export const loadOffers = async (_api: Api, _search: URLSearchParams) => ({})
export type OffersData = Awaited<ReturnType<typeof loadOffers>>
