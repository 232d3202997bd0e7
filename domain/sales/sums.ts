/**
 * What tax documents of a span add up to: invoices with their price before discount and credit, their total and its
 * parts; credit notes (`returned…`) apart. Numbers of documents, and paise.
 */
export const sumNames = [
  'invoices',
  'price',
  'discount',
  'credit',
  'total',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'notes',
  'returned',
  'returnedTaxable',
  'returnedCgst',
  'returnedSgst',
  'returnedIgst',
] as const
export type SumName = (typeof sumNames)[number]
export type SalesSums = Record<SumName, number>

const sumsOf = (valueOf: (name: SumName) => number): SalesSums =>
  Object.fromEntries(sumNames.map((name) => [name, valueOf(name)])) as SalesSums

export const noSales: SalesSums = sumsOf(() => 0)

export const addSums = (one: SalesSums, other: SalesSums): SalesSums => sumsOf((name) => one[name] + other[name])

/** The figures of a report, in its order. Paise. */
export const salesFigures = ['sold', 'gross', 'discounts', 'returned', 'gst', 'net'] as const
export type SalesFigure = (typeof salesFigures)[number]

/** GST owed: that of the invoices without that of the credit notes. */
export const taxesOf = (sums: SalesSums) => ({
  cgst: sums.cgst - sums.returnedCgst,
  sgst: sums.sgst - sums.returnedSgst,
  igst: sums.igst - sums.returnedIgst,
})

/** Figures of sums: `sold` is what buyers paid, `net` what remains of it without GST and refunds. */
export const figuresOf = (sums: SalesSums): Record<SalesFigure, number> => {
  const { cgst, sgst, igst } = taxesOf(sums)
  return {
    sold: sums.total,
    gross: sums.price,
    discounts: sums.discount + sums.credit,
    returned: sums.returned,
    gst: cgst + sgst + igst,
    net: sums.taxable - sums.returnedTaxable,
  }
}
