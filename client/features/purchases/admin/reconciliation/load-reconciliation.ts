import { differenceViews } from '../../../../../domain/purchases/differences.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'

/** Page of the differences that the address names, with the one that is opened. */
export const loadReconciliation = async (api: Api, search: URLSearchParams) => {
  const view = oneOf(differenceViews, search.get('view')) ?? 'open'
  const cursor = textIn(search, 'cursor', 1_000)
  const page = await unwrap(api.admin.reconciliation.$get({ query: onlySet({ view, cursor }) }))
  return { view, isFirst: cursor === undefined, page, opened: textIn(search, 'settle', 64) ?? null, now: Date.now() }
}
export type ReconciliationData = Awaited<ReturnType<typeof loadReconciliation>>
