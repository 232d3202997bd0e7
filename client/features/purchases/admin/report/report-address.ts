import { dateInIndia } from '../../../../../domain/india.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { isSpan, spanNames, spanOf, type DaySpan, type SpanName } from '../../../../../domain/sales/spans.ts'
import { oneOf } from '../../../../ui/list-address.ts'

/** Span of a report: one of the named ones, or two days. */
export type ReportSpan = DaySpan & { name: SpanName | null }

/** The span that an address names; the current month for none, or for one that is no span. */
export const spanIn = (search: URLSearchParams, now: number): ReportSpan => {
  const name = oneOf(spanNames, search.get('span'))
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  if (!name && isSpan(days)) return { name: null, ...days }
  return { name: name ?? 'month', ...spanOf(name ?? 'month', dateInIndia(now)) }
}

export const reportLink = ({ name, from, to }: ReportSpan): string => {
  if (name === 'month') return officePaths.adminSales()
  return `${officePaths.adminSales()}?${new URLSearchParams(name ? { span: name } : { from, to })}`
}
