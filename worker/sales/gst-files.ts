import type { GstFile } from '../../domain/sales/contract.ts'
import type { B2csRow, DocumentRun, GstReturn, HsnRow } from '../../domain/sales/gst-return.ts'
import { gstStates } from '../../drizzle/reference/gst-states.ts'
import { neutral, type Cell } from '../content/export-cells.ts'

/** Rupees with paise, as returns state amounts. */
const rupees = (paise: number): number => Math.round(paise) / 100

/** Kinds of documents in table 13. */
const natures = {
  invoice: { number: 1, name: 'Invoices for outward supply' },
  credit_note: { number: 5, name: 'Credit Note' },
} as const

const description = 'Commercial training and coaching services'

const taxesOf = ({ cgst, sgst, igst }: Pick<B2csRow, 'cgst' | 'sgst' | 'igst'>) => ({
  iamt: rupees(igst),
  camt: rupees(cgst),
  samt: rupees(sgst),
  csamt: 0,
})

const hsnLine = (row: HsnRow, index: number) => ({
  num: index + 1,
  hsn_sc: row.sac,
  desc: description,
  // Services have neither unit nor quantity.
  uqc: 'NA',
  qty: 0,
  rt: row.rate,
  txval: rupees(row.taxable),
  ...taxesOf(row),
})

const runLine = ({ from, to, documents }: DocumentRun, index: number) => ({
  num: index + 1,
  from,
  to,
  totnum: documents,
  cancel: 0,
  net_issue: documents,
})

/** The return as the portal takes it; tables that the product has no supplies for are left out. */
const jsonOf = ({ gstin, b2cs, hsn, documents }: GstReturn, month: string) => ({
  gstin: gstin ?? '',
  fp: `${month.slice(5)}${month.slice(0, 4)}`,
  b2cs: b2cs.map((row) => ({
    sply_ty: row.isInterstate ? 'INTER' : 'INTRA',
    pos: row.place,
    typ: 'OE',
    rt: row.rate,
    txval: rupees(row.taxable),
    ...taxesOf(row),
  })),
  hsn: { hsn_b2b: [], hsn_b2c: hsn.map(hsnLine) },
  doc_issue: {
    doc_det: (['invoice', 'credit_note'] as const).flatMap((kind) => {
      const docs = documents.filter((run) => run.kind === kind).map(runLine)
      return docs.length > 0 ? [{ doc_num: natures[kind].number, docs }] : []
    }),
  },
})

const placeText = (code: string): string => `${code}-${gstStates.find(({ id }) => id === code)?.name.en ?? ''}`

type Sheet = { headings: string[]; rows: Cell[][] }

const taxHeadings = ['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount']

const taxCells = (row: Pick<B2csRow, 'cgst' | 'sgst' | 'igst'>): Cell[] => Object.values(taxesOf(row))

const sheets: Record<Exclude<GstFile, 'gstr1.json'>, (read: GstReturn) => Sheet> = {
  'b2cs.csv': ({ b2cs }) => ({
    headings: ['Type', 'Place Of Supply', 'Rate', 'Taxable Value', ...taxHeadings],
    rows: b2cs.map((row) => ['OE', placeText(row.place), row.rate, rupees(row.taxable), ...taxCells(row)]),
  }),
  'hsn.csv': ({ hsn }) => ({
    headings: ['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value', ...taxHeadings],
    rows: hsn.map((row) => {
      const value = row.taxable + row.cgst + row.sgst + row.igst
      return [row.sac, description, 'NA', 0, rupees(value), row.rate, rupees(row.taxable), ...taxCells(row)]
    }),
  }),
  'docs.csv': ({ documents }) => ({
    headings: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: documents.map(({ kind, from, to, documents: count }) => [natures[kind].name, from, to, count, 0]),
  }),
}

async function* cellsOf({ rows }: Sheet): AsyncGenerator<Cell[]> {
  for (const row of rows) yield row.map(neutral)
}

/** A file of the return of a month. */
export const fileOfReturn = async (read: GstReturn, month: string, file: GstFile): Promise<Uint8Array<ArrayBuffer>> => {
  if (file === 'gstr1.json') return new TextEncoder().encode(JSON.stringify(jsonOf(read, month), null, 1))
  const { toCsv } = await import('../content/export-file.ts')
  const sheet = sheets[file](read)
  return toCsv(file, sheet.headings, cellsOf(sheet))
}
