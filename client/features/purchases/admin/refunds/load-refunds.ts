import type { Api } from '../../../../api.ts'

/** Data of the tab. */
export const loadRefunds = async (_api: Api, _search: URLSearchParams) => ({})
export type RefundsData = Awaited<ReturnType<typeof loadRefunds>>
