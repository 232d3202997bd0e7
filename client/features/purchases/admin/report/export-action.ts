import { exportFormats } from '../../../../../domain/content/export.ts'
import { salesTables } from '../../../../../domain/sales/contract.ts'
import type { Api } from '../../../../api.ts'
import { answerExport, postedOnce } from '../../../../office/list/view-action.ts'
import { oneOf } from '../../../../ui/list-address.ts'
import { reportLink, spanIn } from './report-address.ts'

/** Starts a long export of a table of the report, which the address names. */
export const exportReport = async (api: Api, url: URL, form: FormData) => {
  const span = spanIn(url.searchParams, Date.now())
  const format = oneOf(exportFormats, postedOnce(form, 'format')) ?? 'csv'
  const table = oneOf(salesTables, url.searchParams.get('table')) ?? 'documents'
  const json = { from: span.from, to: span.to, table, format }
  return answerExport(await api.admin.sales.exports.$post({ json }), reportLink(span))
}
