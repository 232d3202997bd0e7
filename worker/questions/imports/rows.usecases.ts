import type { CursorPage } from '../../../domain/lists.ts'
import type {
  CorrectRow,
  ImportRowLine,
  ImportRowView,
  ReplaceName,
  RowsQuery,
} from '../../../domain/questions/imports/contract.ts'
import { corrected } from '../../../domain/questions/imports/corrected.ts'
import { withNeutralTexts } from '../../../domain/questions/imports/neutral-texts.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { decodeCursor, pageOf } from '../../platform/paging.ts'
import { readNames } from './bank.usecases.ts'
import { checkRows } from './checking.ts'
import { checkAgain, isRunning, progressOf, refusedImport, requireImport } from './imports.usecases.ts'
import { previewOf } from './preview.ts'
import * as store from './rows.store.ts'

const pageSize = 50

/** A page of the rows of an import, in the order of the file. */
export const listRows = async (
  { db }: Services,
  importId: string,
  { cursor, ...filter }: RowsQuery,
): Promise<CursorPage<ImportRowLine>> => {
  const after = Number(decodeCursor(cursor)?.value ?? -1)
  const rows = await store.listRows(db, importId, filter, after, pageSize + 1)
  const { items, next } = pageOf(rows, pageSize, ({ position }) => ({ value: position, id: importId }))
  return { next, items: items.map(({ en, hi, ...row }) => ({ ...row, stem: { en: en ?? '', hi: hi ?? '' } })) }
}

const requireRow = async ({ db }: Services, importId: string, position: number): Promise<store.StoredRow> => {
  const row = await store.findRow(db, importId, position)
  if (!row) throw notFound()
  return row
}

/** A row with its question, and as students will see it. */
export const readRow = async (services: Services, importId: string, position: number): Promise<ImportRowView> => {
  const [row, { choices }] = await Promise.all([
    requireRow(services, importId, position),
    requireImport(services, importId),
  ])
  const { question, verdict, outcome, questionId, faults, revision } = row
  const line = { position, row: row.row, verdict, outcome, questionId, faults, revision }
  return { ...line, question, choices, preview: await previewOf(question) }
}

const requireOpen = async (services: Services, importId: string) => {
  const [imported, progress] = await Promise.all([requireImport(services, importId), progressOf(services, importId)])
  if (imported.addedAt !== null) throw refusedImport('added')
  if (isRunning(progress)) throw refusedImport('running')
  return imported
}

/**
 * Puts another name in the place of an unknown one in all rows, and checks them again. Throws 409 where no row has it,
 * and while or after rows are added.
 */
export const replaceInRows = async (
  services: Services,
  importId: string,
  replacement: ReplaceName,
  by: string,
): Promise<{ rows: number }> => {
  await requireOpen(services, importId)
  const rows = await store.replaceName(services.db, importId, replacement)
  if (rows === 0) throw refusedImport('nothing')
  await checkAgain(services, importId, by)
  return { rows }
}

/** Rows that are checked again with a corrected one. */
const maxDependents = 50

/**
 * Corrects a row and checks it again, with the rows that had or have the same text. Throws 409 where it was corrected
 * meanwhile, and while or after rows are added.
 */
export const correctRow = async (
  services: Services,
  importId: string,
  position: number,
  { revision, ...correction }: CorrectRow,
): Promise<void> => {
  const { db } = services
  const [imported, row] = await Promise.all([requireOpen(services, importId), requireRow(services, importId, position)])
  const question = withNeutralTexts(corrected(row.question, correction))
  if (!(await store.saveQuestion(db, { importId, position, revision }, question)))
    throw new AppError('content.revision_conflict', 409, 'This row was corrected elsewhere.')
  const names = await readNames(services)
  const fresh = await requireRow(services, importId, position)
  await checkRows(services, imported, names, [fresh])
  const prints = [row.print, (await requireRow(services, importId, position)).print].filter((each) => each !== null)
  const dependents = await store.rowsWithPrints(db, importId, [...new Set(prints)], maxDependents)
  const others = dependents.filter((each) => each.position !== position)
  if (others.length > 0) await checkRows(services, imported, names, others)
}
