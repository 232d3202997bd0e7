import type { ProductSums, SalesReport } from '../../domain/sales/contract.ts'
import { daysOfCurve, listedRows } from '../../domain/sales/contract.ts'
import { daysIn, spanBefore, type DaySpan } from '../../domain/sales/spans.ts'
import { addSums, noSales, type SalesSums } from '../../domain/sales/sums.ts'
import { addDays, startOfDayInIndia } from '../../domain/india.ts'
import { chartOf } from '../dashboard/chart.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { keepSalesDays } from './sales.cron.ts'
import { rowOf, type SumRow } from './sum-rows.ts'
import { keptSums, openSums } from './sums.store.ts'

/** Sums by a key, with a row's name; the later of two rows names it. */
const merged = (rows: readonly SumRow[], keyOf: (row: SumRow) => string): Map<string, SumRow> => {
  const sums = new Map<string, SumRow>()
  for (const row of rows) {
    const known = sums.get(keyOf(row))
    sums.set(keyOf(row), known ? { ...row, sums: addSums(known.sums, row.sums) } : row)
  }
  return sums
}

const isIn =
  ({ from, to }: DaySpan) =>
  ({ day }: SumRow): boolean =>
    from <= day && day <= to

const total = (rows: Iterable<SumRow>): SalesSums => {
  let sums = noSales
  for (const row of rows) sums = addSums(sums, row.sums)
  return sums
}

const largestFirst = (one: SumRow, other: SumRow): number =>
  other.sums.total - one.sums.total || other.sums.returned - one.sums.returned

const productOf = ({ itemId, kind, title, sums }: SumRow): ProductSums => ({ itemId, kind, title, sums })

/** Days of a span. */
const dayList = (span: DaySpan): string[] =>
  Array.from({ length: daysIn(span) }, (_, index) => addDays(span.from, index))

/** Sums of a span by day, product and coupon, the largest first; and those of the span before. */
export const readSales = async (services: Services, span: DaySpan) => {
  const before = spanBefore(span)
  const results = await inTransaction(services.db, [
    openSums(startOfDayInIndia(before.from), startOfDayInIndia(addDays(span.to, 1))),
    keptSums(before, 'day'),
    keptSums(span, 'day'),
    keptSums(span, 'product'),
    keptSums(span, 'coupon'),
  ])
  const [open = [], earlier = [], byDay = [], byProduct = [], byCoupon = []] = results.map((each) =>
    each.results.map(rowOf),
  )
  const now = open.filter(isIn(span))
  const days = merged([...byDay, ...now], ({ day }) => day)
  return {
    days: dayList(span).map((day) => ({ day, sums: days.get(day)?.sums ?? noSales })),
    products: [...merged([...byProduct, ...now], ({ itemId }) => itemId).values()].sort(largestFirst).map(productOf),
    coupons: [...merged([...byCoupon, ...now], ({ code }) => code).values()]
      .sort(largestFirst)
      .map(({ code, sums }) => ({ code, sums })),
    sums: total(days.values()),
    before: { ...before, sums: total([...earlier, ...open.filter(isIn(before))]) },
    // More than yesterday and today are summed from documents only before the first run of the clock.
    isBehind: new Set(open.map(({ day }) => day)).size > 2,
  }
}

type Period = { period: string; sums: SalesSums }

const byMonth = (days: readonly { day: string; sums: SalesSums }[]): Period[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([period, each]) => ({
    period,
    sums: each.reduce((sum, { sums }) => addSums(sum, sums), noSales),
  }))

/** Report of a span. Its cost grows with days, products and coupons, not with orders. */
export const readReport = async (services: Services, span: DaySpan): Promise<SalesReport> => {
  const { days, products, coupons, sums, before, isBehind } = await readSales(services, span)
  if (isBehind) services.later(keepSalesDays(services))
  const periods =
    days.length > daysOfCurve ? byMonth(days) : days.map(({ day, sums: each }) => ({ period: day, sums: each }))
  return {
    ...span,
    sums,
    before,
    periods,
    chart: chartOf(periods.map(({ period, sums: each }) => ({ day: period, value: Math.round(each.total / 100) }))),
    products: products.slice(0, listedRows),
    coupons: coupons.slice(0, listedRows),
  }
}
