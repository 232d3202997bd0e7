import type { Api } from '../../../../api.ts'

/** Data of the tab. */
export const loadStuck = async (_api: Api, _search: URLSearchParams) => ({})
export type StuckData = Awaited<ReturnType<typeof loadStuck>>
