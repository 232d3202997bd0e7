import type { Api } from '../../../../api.ts'

/** Data of the tab. */
export const loadReport = async (_api: Api, _search: URLSearchParams) => ({})
export type ReportData = Awaited<ReturnType<typeof loadReport>>
