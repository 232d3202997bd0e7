import { reportReasons } from '../../../../../domain/questions/report-reasons.ts'
import { groupStates } from '../../../../../domain/questions/report-states.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { onlySet, oneOf, textIn } from '../../../../ui/list-address.ts'

/** Page of reported questions that the address names, with the subjects to filter by. */
export const loadReports = async (api: Api, search: URLSearchParams) => {
  const filters = onlySet({
    state: oneOf(groupStates, search.get('state')),
    reason: oneOf(reportReasons, search.get('reason')),
    subject: textIn(search, 'subject', 40),
    sort: oneOf(['most'], search.get('sort')),
  })
  const cursor = textIn(search, 'cursor', 200)
  const [page, subjects] = await Promise.all([
    unwrap(api.admin.reports.$get({ query: onlySet({ ...filters, cursor }) })),
    unwrap(api.subjects.$get()),
  ])
  return { filters, isFirst: cursor === undefined, page, subjects: subjects.items, now: Date.now() }
}

export type ReportsData = Awaited<ReturnType<typeof loadReports>>
