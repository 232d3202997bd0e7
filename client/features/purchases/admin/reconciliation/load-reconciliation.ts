import type { Api } from '../../../../api.ts'

/** Data of the tab. */
export const loadReconciliation = async (_api: Api, _search: URLSearchParams) => ({})
export type ReconciliationData = Awaited<ReturnType<typeof loadReconciliation>>
