import { unwrap, type Api } from '../../../../api.ts'
import { spanIn } from './report-address.ts'

/** Data of the tab. */
export const loadReport = async (api: Api, search: URLSearchParams) => {
  const span = spanIn(search, Date.now())
  const exportId = search.get('export')
  const { report, exports } = api.admin.sales
  const [shown, made] = await Promise.all([
    unwrap(report.$get({ query: { from: span.from, to: span.to } })),
    // An export of long ago, or of another administrator, is not shown.
    exportId ? unwrap(exports[':taskId'].$get({ param: { taskId: exportId } })).catch(() => null) : null,
  ])
  return { span, report: shown, made }
}
export type ReportData = Awaited<ReturnType<typeof loadReport>>
