import { dateInIndia, startOfDayInIndia, addDays } from '../../domain/india.ts'
import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import type { SalesExport } from '../../domain/sales/contract.ts'
import { figuresOf, taxesOf, type SalesSums } from '../../domain/sales/sums.ts'
import type { Cell } from '../content/export-cells.ts'
import { listExports } from '../content/list-exports.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import * as store from './documents.store.ts'
import { readSales } from './report.usecases.ts'

const pageSize = 500

const rupees = (paise: number): number => paise / 100

const sumHeadings = [
  'invoices',
  'gross',
  'discounts',
  'sold',
  'credit_notes',
  'returned',
  'cgst',
  'sgst',
  'igst',
  'gst',
  'net',
]

const sumCells = (sums: SalesSums): Cell[] => {
  const { gross, discounts, sold, returned, gst, net } = figuresOf(sums)
  const { cgst, sgst, igst } = taxesOf(sums)
  const amounts = [returned, cgst, sgst, igst, gst, net].map(rupees)
  return [sums.invoices, rupees(gross), rupees(discounts), rupees(sold), sums.notes, ...amounts]
}

type Document = {
  kind: string
  number: string
  at: number
  orderId: string
  coupon: string | null
  content: InvoiceContent
}

const documentColumns: readonly (readonly [heading: string, cell: (document: Document) => Cell])[] = [
  ['kind', ({ kind }) => kind],
  ['number', ({ number }) => number],
  ['date_ist', ({ at }) => dateInIndia(at)],
  ['corrects', ({ content }) => content.corrects?.number ?? null],
  ['order', ({ orderId }) => orderId],
  ['payment', ({ content }) => content.paymentId],
  ['buyer', ({ content }) => content.buyer.name],
  ['email', ({ content }) => content.buyer.email],
  ['place_of_supply', ({ content }) => content.buyer.state],
  ['item', ({ content }) => content.title.en || content.title.hi],
  ['sac', ({ content }) => content.sac],
  ['coupon', ({ coupon }) => coupon],
  ['price', ({ content }) => rupees(content.price)],
  ['discount', ({ content }) => rupees(content.discount)],
  ['credit', ({ content }) => rupees(content.credit)],
  ['total', ({ content }) => rupees(content.total)],
  ['rate', ({ content }) => content.gstPercent],
  ['taxable', ({ content }) => rupees(content.parts.taxable)],
  ['cgst', ({ content }) => rupees(content.parts.cgst)],
  ['sgst', ({ content }) => rupees(content.parts.sgst)],
  ['igst', ({ content }) => rupees(content.parts.igst)],
]

const instantsOf = ({ from, to }: SalesExport) => ({
  from: startOfDayInIndia(from),
  to: startOfDayInIndia(addDays(to, 1)),
})

async function* documentPages({ db }: Services, input: SalesExport): AsyncGenerator<Cell[][]> {
  let mark = { at: 0, number: '' }
  for (;;) {
    const [page] = await inTransaction(db, [store.documentsAfter(instantsOf(input), mark, pageSize)])
    const rows = (page?.results ?? []) as unknown as (Omit<Document, 'content'> & { content: string })[]
    yield rows.map((row) => {
      const document = { ...row, content: JSON.parse(row.content) as InvoiceContent }
      return documentColumns.map(([, cell]) => cell(document))
    })
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    mark = { at: last.at, number: last.number }
  }
}

const tableRows = async (services: Services, { table, ...span }: SalesExport): Promise<Cell[][]> => {
  const { days, products, coupons } = await readSales(services, span)
  switch (table) {
    case 'days':
      return days.map(({ day, sums }) => [day, ...sumCells(sums)])
    case 'products':
      return products.map(({ itemId, kind, title, sums }) => [itemId, kind, title.en, title.hi, ...sumCells(sums)])
    case 'coupons':
      return coupons.map(({ code, sums }) => [code, ...sumCells(sums)])
    case 'documents':
      return []
  }
}

async function* pagesOf(services: Services, input: SalesExport): AsyncGenerator<Cell[][]> {
  if (input.table === 'documents') yield* documentPages(services, input)
  else yield tableRows(services, input)
}

const headings: Record<SalesExport['table'], string[]> = {
  days: ['day', ...sumHeadings],
  products: ['id', 'kind', 'title_en', 'title_hi', ...sumHeadings],
  coupons: ['coupon', ...sumHeadings],
  documents: documentColumns.map(([heading]) => heading),
}

const countRows = async (services: Services, input: SalesExport, limit: number): Promise<number> => {
  if (input.table !== 'documents') return (await tableRows(services, input)).length
  const { from, to } = instantsOf(input)
  const [counted] = await inTransaction(services.db, [store.countDocuments(from, to, limit)])
  return Number(counted?.results[0]?.['count'] ?? 0)
}

/** Exports of the tables of a report, and of its documents. */
export const salesExports = listExports<SalesExport>({
  kind: 'sales_export',
  listOf: ({ table }) => `sales_${table}`,
  headingsOf: ({ table }) => headings[table],
  pagesOf,
  count: countRows,
  filterOf: ({ from, to }) => ({ from, to }),
})
