import type { SQL } from 'drizzle-orm'
import { wholeDraft } from '../../../domain/questions/draft.ts'
import { bilingualExcerpt } from '../../../domain/questions/readable-excerpt.ts'
import { auditRows, newAudit } from '../../activities/audit.ts'
import { insertDrafts, recordFilesOf } from '../../content/new-items.ts'
import type { Services } from '../../platform/context.ts'
import { giveWay } from '../../platform/pause.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { newQuestions } from '../new-questions.usecases.ts'
import * as adding from './adding.store.ts'
import { readNames, type BankNames } from './bank.usecases.ts'
import { checkedRows, type CheckedRow } from './checking.ts'
import { keptComparisons } from './compared.usecases.ts'
import { stepClock, type ImportStep } from './import.task.ts'
import { findImport, type StoredImport } from './imports.store.ts'
import { passagesOf } from './passages.usecases.ts'
import { printStatement } from './prints.store.ts'
import { nextRows } from './rows.store.ts'

/** Rows that are read and checked together. */
const rowsPerBatch = 100
/** Rows of one transaction, for which every other statement waits. */
const rowsPerTransaction = 15

type NewItem = { row: CheckedRow; questionId: string }

type Made = { items: NewItem[]; statements: (done: SQL) => SQL[] }

/** Question of a row as the bank takes it. */
const authoredOf = (found: StoredImport, { row, question }: CheckedRow, passages: ReadonlyMap<number, string>) => {
  const { passage: _, code = `${found.code}-${row.position + 1}`, ...parts } = question
  return { ...parts, code, passageId: passages.get(row.position) ?? null }
}

const asPublished = async (
  services: Services,
  found: StoredImport,
  rows: readonly CheckedRow[],
  passages: ReadonlyMap<number, string>,
): Promise<Made> => {
  const questions = rows.map((row) => authoredOf(found, row, passages))
  const { ids, statements } = await newQuestions(services, questions, { by: found.createdBy, note: found.name })
  const items = rows.flatMap((row, index) => {
    const made = ids[index]
    return made ? [{ row, questionId: made.id, versionId: made.versionId }] : []
  })
  const prints = items.map(({ row: { print }, questionId, versionId }) => ({ questionId, versionId, print }))
  return { items, statements: (done) => [...statements(done), printStatement(prints, done)] }
}

const asDrafts = (
  services: Services,
  found: StoredImport,
  rows: readonly CheckedRow[],
  passages: ReadonlyMap<number, string>,
): Made => {
  const items = rows.map((row) => ({ row, questionId: services.newId('qst') }))
  const drafts = items.map(({ row, questionId }) => {
    const { code, ...parts } = authoredOf(found, row, passages)
    return { id: questionId, body: wholeDraft({ rights: 'original', ...parts, slug: code }) }
  })
  const by = { by: found.createdBy, now: services.now() }
  return { items, statements: (done) => insertDrafts('question', drafts, by, done) }
}

const auditOf = async (services: Services, found: StoredImport, items: readonly NewItem[]) => {
  const entry = await newAudit(services, {
    actor: found.createdBy,
    act: found.choices.publishes ? 'content.published' : 'content.created',
    kind: 'question',
    itemId: found.id,
    detail: { importId: found.id },
  })
  const subjects = items.map(({ row, questionId }) => ({
    id: services.newId('aud'),
    itemId: questionId,
    title: bilingualExcerpt(row.question.stem),
  }))
  return (done: SQL) => auditRows(entry, subjects, done)
}

/** Adds valid rows with all that belongs to their questions, in one transaction. */
const addValid = async (services: Services, found: StoredImport, rows: readonly CheckedRow[]): Promise<void> => {
  const passages = await passagesOf(services, found, rows)
  const make = found.choices.publishes ? asPublished : asDrafts
  const { items, statements } = await make(services, found, rows, passages)
  const claims = items.map(({ row, questionId }) => ({
    position: row.row.position,
    questionId,
    print: row.print,
    verdict: row.verdict,
    faults: row.faults,
  }))
  const [first] = claims
  if (!first) return
  const audit = await auditOf(services, found, items)
  const done = adding.isClaimed(found.id, first)
  const files = items.map(({ row, questionId }) => ({ id: questionId, content: row.question }))
  await inTransaction(services.db, [
    adding.releaseGone(claims.map(({ print }) => print)),
    adding.claimRows(found.id, claims),
    audit(done),
    ...statements(done),
    ...recordFilesOf('question', files, done),
  ])
}

const isValid = ({ verdict }: CheckedRow): boolean => verdict === 'ready' || verdict === 'warned'

/** Adds the valid ones of some rows as they are now, and leaves the others. Returns the number of rows. */
const addBatch = async (
  services: Services,
  found: StoredImport,
  names: BankNames,
  after: number,
): Promise<{ count: number; last: number }> => {
  const rows = await nextRows(services.db, found.id, after, rowsPerBatch)
  const checked = await checkedRows(services, found, names, rows, keptComparisons)
  const valid = checked.filter(isValid)
  for (let first = 0; first < valid.length; first += rowsPerTransaction) {
    await addValid(services, found, valid.slice(first, first + rowsPerTransaction))
    await giveWay(services)
  }
  const left = checked.filter((row) => !isValid(row))
  if (left.length > 0)
    await adding.leaveRows(
      services.db,
      found.id,
      left.map(({ row: { position }, verdict, faults }) => ({ position, verdict, faults })),
    )
  return { count: rows.length, last: rows.at(-1)?.position ?? after }
}

/**
 * Step that adds the valid rows of an import. Safe to repeat: a row that was added has an outcome. Where another import
 * adds a twin at the same moment, the transaction fails, and the repeated step leaves the row.
 */
export const addRows: ImportStep = async (services, { input, cursor, done, total }) => {
  const found = await findImport(services.db, input.importId)
  if (!found || found.addedAt === null || found.undoneAt !== null) return { done, total, cursor: null }
  const isOver = stepClock(services.now)
  const names = await readNames(services)
  let after = cursor === null ? -1 : Number(cursor)
  let count = done
  do {
    const batch = await addBatch(services, found, names, after)
    if (batch.count === 0) return { done: count, total, cursor: null }
    after = batch.last
    count += batch.count
  } while (!isOver())
  return { done: count, total, cursor: String(after) }
}
