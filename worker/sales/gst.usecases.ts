import { daysOfMonth } from '../../domain/current-affairs/days.ts'
import { addDays, startOfDayInIndia } from '../../domain/india.ts'
import type { DocumentKind } from '../../domain/purchases/serials.ts'
import type { GstFile } from '../../domain/sales/contract.ts'
import { gstReturn, type DocumentRun, type GstGroup, type GstReturn } from '../../domain/sales/gst-return.ts'
import { gstStates } from '../../drizzle/reference/gst-states.ts'
import { recordAct } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { fileOfReturn } from './gst-files.ts'
import * as store from './gst.store.ts'

type Row = Readonly<Record<string, unknown>>

const codes = new Map<string, string>(gstStates.flatMap(({ id, state }) => (state ? [[state, id]] : [])))

const codeOf = (state: unknown): string => codes.get(String(state)) ?? ''

const groupOf = (row: Row): GstGroup => ({
  kind: row['kind'] as DocumentKind,
  gstin: String(row['gstin']),
  sellerCode: codeOf(row['seller']),
  place: codeOf(row['buyer']),
  rate: Number(row['rate']),
  sac: String(row['sac']),
  documents: Number(row['documents']),
  taxable: Number(row['taxable']),
  cgst: Number(row['cgst']),
  sgst: Number(row['sgst']),
  igst: Number(row['igst']),
})

const runOf = (row: Row): DocumentRun => ({
  kind: row['kind'] as DocumentKind,
  from: String(row['first']),
  to: String(row['last']),
  documents: Number(row['documents']),
})

/** The return of a month `YYYY-MM`. Documents are read day by day, so that no statement holds the database for long. */
export const readReturn = async ({ db }: Services, month: string): Promise<GstReturn> => {
  const { from, before } = daysOfMonth(month)
  const groups: GstGroup[] = []
  for (let day = from; day < before; day = addDays(day, 1)) {
    const [rows] = await inTransaction(db, [
      store.groupedDocuments(startOfDayInIndia(day), startOfDayInIndia(addDays(day, 1))),
    ])
    groups.push(...(rows?.results ?? []).map(groupOf))
  }
  const [runs] = await inTransaction(db, [store.documentRuns(startOfDayInIndia(from), startOfDayInIndia(before))])
  return gstReturn(groups, (runs?.results ?? []).map(runOf))
}

/** A file of the return of a month, with an audit row, as figures leave the product. */
export const exportReturn = async (
  services: Services,
  by: string,
  { month, file }: { month: string; file: GstFile },
): Promise<Uint8Array<ArrayBuffer>> => {
  const read = await readReturn(services, month)
  const bytes = await fileOfReturn(read, month, file)
  const detail = { file, month, documents: read.documents.reduce((sum, { documents }) => sum + documents, 0) }
  await recordAct(services, { actor: by, act: 'list.exported', kind: 'list', itemId: 'gst_return', detail })
  return bytes
}
