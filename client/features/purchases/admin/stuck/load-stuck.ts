import { unwrap, type Api } from '../../../../api.ts'

/** Orders that wait for a person. */
export const loadStuck = async (api: Api, _search: URLSearchParams) => ({
  ...(await unwrap(api.admin.orders.stuck.$get())),
  now: Date.now(),
})
export type StuckData = Awaited<ReturnType<typeof loadStuck>>
