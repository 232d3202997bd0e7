import type { ExportFormat } from '../../domain/content/export.ts'
import type { OrdersQuery } from '../../domain/purchases/office-orders.ts'
import { timeInIndia, type Cell } from '../content/export-cells.ts'
import { listExports } from '../content/list-exports.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import { countOfficeOrders, orderPages, type OrderRow } from '../purchases/office-orders.usecases.ts'

type OrderExportInput = { format: ExportFormat; query: OrdersQuery }

const rupeesOf = (paise: number): number => paise / 100

const columns: readonly (readonly [heading: string, cell: (row: OrderRow) => Cell])[] = [
  ['id', ({ id }) => id],
  ['state', ({ state }) => state],
  ['kind', ({ kind }) => kind],
  ['item', ({ itemId }) => itemId],
  ['title', ({ title }) => title.en],
  ['buyer', ({ buyerName }) => buyerName],
  ['email', ({ buyerEmail }) => buyerEmail],
  ['place_of_supply', ({ buyerState }) => buyerState],
  ['price_inr', ({ pricePaise }) => rupeesOf(pricePaise)],
  ['coupon', ({ couponCode }) => couponCode],
  ['discount_inr', ({ discountPaise }) => rupeesOf(discountPaise)],
  ['credit_inr', ({ creditPaise }) => rupeesOf(creditPaise)],
  ['total_inr', ({ totalPaise }) => rupeesOf(totalPaise)],
  ['taxable_inr', ({ taxablePaise }) => rupeesOf(taxablePaise)],
  ['cgst_inr', ({ cgstPaise }) => rupeesOf(cgstPaise)],
  ['sgst_inr', ({ sgstPaise }) => rupeesOf(sgstPaise)],
  ['igst_inr', ({ igstPaise }) => rupeesOf(igstPaise)],
  ['refunded_inr', ({ refundedPaise }) => rupeesOf(refundedPaise)],
  ['payment', ({ paymentId }) => paymentId],
  ['gateway_order', ({ gatewayOrderId }) => gatewayOrderId],
  ['grant_reason', ({ grantReason }) => grantReason],
  ['placed_ist', ({ createdAt }) => timeInIndia(createdAt)],
  ['paid_ist', ({ paidAt }) => timeInIndia(paidAt)],
]

async function* cellPages(services: Services, { query }: OrderExportInput) {
  for await (const page of orderPages(services, query)) yield page.map((row) => columns.map(([, cell]) => cell(row)))
}

/** Exports of the list of orders, with the whole addresses of their buyers. */
export const orderExports = listExports<OrderExportInput>({
  kind: 'order_export',
  listOf: () => 'order',
  headingsOf: () => columns.map(([heading]) => heading),
  pagesOf: cellPages,
  count: (services, { query }, limit) => countOfficeOrders(services, query, limit),
  // The search may be a name or an address, and the log keeps its rows for ever.
  filterOf: ({ query }) => omit(query, 'cursor', 'q'),
})
