import { z } from 'zod'
import { exportFormats } from '../content/export.ts'
import { isMonth } from '../current-affairs/days.ts'
import type { Chart } from '../dashboard/figures.ts'
import type { SoldKind } from '../purchases/offers.ts'
import type { Bilingual } from '../questions/text.ts'
import { isSpan, type DaySpan } from './spans.ts'
import type { SalesSums } from './sums.ts'

const days = { from: z.string(), to: z.string() }

/** Query of a report. */
export const SalesQuery = z.strictObject(days).refine(isSpan, { path: ['to'], message: 'not a span of days' })

/** Tables of a report that are exported; `documents` are the invoices and credit notes themselves. */
export const salesTables = ['days', 'products', 'coupons', 'documents'] as const
export type SalesTable = (typeof salesTables)[number]

/** Export of a table of a report. */
export const SalesExport = z
  .strictObject({ ...days, table: z.enum(salesTables), format: z.enum(exportFormats) })
  .refine(isSpan, { path: ['to'], message: 'not a span of days' })
export type SalesExport = z.infer<typeof SalesExport>

/** Files of the return of a month: the upload, and its sections as tables. */
export const gstFiles = ['gstr1.json', 'b2cs.csv', 'hsn.csv', 'docs.csv'] as const
export type GstFile = (typeof gstFiles)[number]

export const GstParam = z.strictObject({ month: z.string().refine(isMonth, 'not a month'), file: z.enum(gstFiles) })

/** Most products, and most coupons, that a report lists; an export has all. */
export const listedRows = 100

/** Longest span whose curve has a point a day; a longer one has a point a month. */
export const daysOfCurve = 92

/** A product as its documents named it last; `kind` null where its order is gone. */
export type ProductSums = { itemId: string; kind: SoldKind | null; title: Bilingual; sums: SalesSums }

/** Coupon of orders; an empty code for those without one. */
export type CouponSums = { code: string; sums: SalesSums }

/** Turnover and tax of a span by what was issued in it. */
export type SalesReport = DaySpan & {
  sums: SalesSums
  before: DaySpan & { sums: SalesSums }
  /** Days or months, `YYYY-MM`, in order, those without documents too. */
  periods: { period: string; sums: SalesSums }[]
  /** Curve of what was sold, in rupees. */
  chart: Chart
  products: ProductSums[]
  coupons: CouponSums[]
}
