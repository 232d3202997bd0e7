import type { ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import type { Services } from '../../platform/context.ts'
import { giveWay } from '../../platform/pause.ts'
import type { TaskStep } from '../../tasks/task.ts'
import { FileFault } from '../exchange/file-format.ts'
import { indexChanged } from '../similarity/indexing.usecases.ts'
import { readNames } from './bank.usecases.ts'
import { checkRows } from './checking.ts'
import { stepClock, type ImportStep } from './import.task.ts'
import * as imports from './imports.store.ts'
import { addPrints } from './prints.usecases.ts'
import { readFile } from './read-file.ts'
import * as rows from './rows.store.ts'

/** Place in the check of a file: its rows are read, the bank's twins are prepared, the rows are checked. */
type Place = { stage: 'read'; from: number } | { stage: 'twins' } | { stage: 'rows'; after: number }

/** Rows that are written, or read and checked, together. */
const rowsPerBatch = 100

const at = (place: Place): string => JSON.stringify(place)

const ended: TaskStep<null> = { done: 0, total: 0, cursor: null }

/** Stores rows of the file from a position on; the position to go on from, null after the last. */
const readSome = async (services: Services, found: imports.StoredImport, from: number): Promise<number | null> => {
  const { db } = services
  const setFormat = (format: Parameters<typeof imports.setFormat>[2]) => imports.setFormat(db, found.id, format)
  let isOver: (() => boolean) | null = null
  let next = from
  let batch: ImportedRow[] = []
  const flush = async () => {
    if (batch.length > 0) await rows.insertRows(db, found.id, next, batch)
    next += batch.length
    batch = []
  }
  for await (const row of readFile(services, found, from, setFormat)) {
    isOver ??= stepClock(services.now)
    if (batch.push(row) < rowsPerBatch) continue
    await flush()
    if (isOver()) return next
  }
  await flush()
  return null
}

const read = async (services: Services, found: imports.StoredImport, from: number): Promise<TaskStep<null>> => {
  try {
    const next = await readSome(services, found, from)
    return { done: 0, total: null, cursor: at(next === null ? { stage: 'twins' } : { stage: 'read', from: next }) }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    await imports.refuseFile(services.db, found.id, error.code)
    return ended
  }
}

/** Prepares the twins and near twins of the bank, whose questions may have new versions. */
const prepareTwins = async (services: Services, importId: string): Promise<TaskStep<null>> => {
  const isOver = stepClock(services.now)
  const total = await rows.countRows(services.db, importId)
  while (!isOver()) {
    const prepared = (await addPrints(services)) + (await indexChanged(services))
    if (prepared === 0) return { done: 0, total, cursor: at({ stage: 'rows', after: -1 }) }
    await giveWay(services)
  }
  return { done: 0, total, cursor: at({ stage: 'twins' }) }
}

const check = async (
  services: Services,
  found: imports.StoredImport,
  { after, done, total }: { after: number; done: number; total: number | null },
): Promise<TaskStep<null>> => {
  const isOver = stepClock(services.now)
  const names = await readNames(services)
  const progress = { after, done }
  do {
    const batch = await rows.nextRows(services.db, found.id, progress.after, rowsPerBatch)
    const last = batch.at(-1)
    if (!last) return { done: progress.done, total, cursor: null }
    await checkRows(services, found, names, batch)
    await giveWay(services)
    progress.after = last.position
    progress.done += batch.length
  } while (!isOver())
  return { done: progress.done, total, cursor: at({ stage: 'rows', after: progress.after }) }
}

/** Step of the dry run of an import. Safe to repeat: rows are stored once, and a verdict is written again. */
export const checkImport: ImportStep = async (services, { input, cursor, done, total }) => {
  const found = await imports.findImport(services.db, input.importId)
  // Discarded, or being added: its verdicts are decided again with each batch.
  if (!found || found.addedAt !== null) return ended
  const place: Place = cursor ? (JSON.parse(cursor) as Place) : { stage: 'read', from: 0 }
  if (place.stage === 'read') return read(services, found, place.from)
  if (place.stage === 'twins') return prepareTwins(services, found.id)
  return check(services, found, { after: place.after, done, total })
}
