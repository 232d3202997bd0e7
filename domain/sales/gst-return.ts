import type { DocumentKind } from '../purchases/serials.ts'

/** Sums of documents that are equal in all that the return tells apart. Paise. */
export type GstGroup = {
  kind: DocumentKind
  gstin: string
  /** Codes of the states of seller and buyer; the buyer's is the place of supply. */
  sellerCode: string
  place: string
  rate: number
  sac: string
  documents: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
}

/** Documents with serials in a row. */
export type DocumentRun = { kind: DocumentKind; from: string; to: string; documents: number }

type Amounts = Pick<GstGroup, 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** Supplies to consumers (table 7), by place of supply and rate; credit notes are taken off. Paise. */
export type B2csRow = Amounts & { place: string; rate: number; isInterstate: boolean }

/** Supplies by service code and rate (table 12). Paise. */
export type HsnRow = Amounts & { sac: string; rate: number }

/** Sections of GSTR-1 that the product has: it sells to consumers, below the amount from which invoices are listed. */
export type GstReturn = { gstin: string | null; b2cs: B2csRow[]; hsn: HsnRow[]; documents: DocumentRun[] }

const signed = ({ kind, taxable, cgst, sgst, igst }: GstGroup): Amounts => {
  const sign = kind === 'invoice' ? 1 : -1
  return { taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst, igst: sign * igst }
}

const sumOf = (groups: readonly GstGroup[]): Amounts =>
  groups.map(signed).reduce(
    (sum, each) => ({
      taxable: sum.taxable + each.taxable,
      cgst: sum.cgst + each.cgst,
      sgst: sum.sgst + each.sgst,
      igst: sum.igst + each.igst,
    }),
    { taxable: 0, cgst: 0, sgst: 0, igst: 0 },
  )

const sorted = <Row>(rows: Row[], keyOf: (row: Row) => string): Row[] =>
  rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

/**
 * The return of a month from its documents. A credit note to a consumer has no line of its own in GSTR-1: it lowers its
 * row of table 7, which may become negative.
 */
export const gstReturn = (groups: readonly GstGroup[], documents: DocumentRun[]): GstReturn => {
  const places = Map.groupBy(groups, ({ place, rate, sellerCode }) => `${place} ${rate} ${sellerCode === place}`)
  const services = Map.groupBy(groups, ({ sac, rate }) => `${sac} ${rate}`)
  const b2cs = [...places.values()].flatMap((each): B2csRow[] => {
    const [first] = each
    if (!first) return []
    return [{ place: first.place, rate: first.rate, isInterstate: first.sellerCode !== first.place, ...sumOf(each) }]
  })
  const hsn = [...services.values()].flatMap((each): HsnRow[] => {
    const [first] = each
    return first ? [{ sac: first.sac, rate: first.rate, ...sumOf(each) }] : []
  })
  return {
    gstin: groups.at(-1)?.gstin ?? null,
    b2cs: sorted(b2cs, ({ place, rate }) => `${place} ${rate}`),
    hsn: sorted(hsn, ({ sac, rate }) => `${sac} ${rate}`),
    documents,
  }
}
