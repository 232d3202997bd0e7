/** GST on coaching, in percent of the price without it. Source: SAC 999293, notification 11/2017 (Rate). */
export const gstPercent = 18

/** Service accounting code of commercial training and coaching. */
export const sac = '999293'

/** A price split into its value and its taxes, in paise; the parts add up to the price. */
export type TaxParts = { taxable: number; cgst: number; sgst: number; igst: number }

const halfOf = (total: number): number => Math.round((total * gstPercent) / 2 / (100 + gstPercent))

/**
 * Splits a price that includes GST. Between states the tax is IGST; within one, equal halves of CGST and SGST, so that
 * the rounding goes to the value.
 */
export const taxParts = (total: number, isInterstate: boolean): TaxParts => {
  if (isInterstate) {
    const igst = Math.round((total * gstPercent) / (100 + gstPercent))
    return { taxable: total - igst, cgst: 0, sgst: 0, igst }
  }
  const half = halfOf(total)
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 }
}

/** Taxes of a part of an invoice that is paid back: all refunds of an invoice together give back exactly its taxes. */
export const refundedParts = (invoice: TaxParts, total: number, refundedBefore: number, amount: number): TaxParts => {
  const share = (part: number, paise: number): number => Math.round((part * paise) / total)
  const partOf = (part: number): number => share(part, refundedBefore + amount) - share(part, refundedBefore)
  const [cgst, sgst, igst] = [partOf(invoice.cgst), partOf(invoice.sgst), partOf(invoice.igst)]
  return { taxable: amount - cgst - sgst - igst, cgst, sgst, igst }
}
