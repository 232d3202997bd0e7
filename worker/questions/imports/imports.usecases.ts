import type {
  ImportLine,
  ImportPhase,
  ImportProgress,
  ImportView,
  NewImport,
  RowOutcome,
  Verdict,
} from '../../../domain/questions/imports/contract.ts'
import { importPhases, rowOutcomes, verdicts } from '../../../domain/questions/imports/contract.ts'
import type { CursorPage } from '../../../domain/lists.ts'
import type { Services } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hashOf } from '../../platform/hash.ts'
import { decodeCursor, pageOf } from '../../platform/paging.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { invalidInput } from '../../platform/validate.ts'
import { startTaskUnlessOpen, taskIdOf, tasksByIds } from '../../tasks/tasks.usecases.ts'
import { findUploaded } from '../../uploads/files.usecases.ts'
import type { ImportInput } from './import.task.ts'
import * as store from './imports.store.ts'
import { countsOf } from './rows.store.ts'

const kind = 'question_import'
const pageSize = 30

export const requireImport = async ({ db }: Services, id: string): Promise<store.StoredImport> => {
  const found = await store.findImport(db, id)
  if (!found) throw notFound()
  return found
}

/** 409 with a reason that the office explains. */
export const refusedImport = (reason: 'running' | 'added' | 'not_added' | 'nothing' | 'held' | 'refused') =>
  new AppError('content.not_possible', 409, 'This is not possible now.', { details: { reason } })

const taskOf = (importId: string, phase: ImportPhase): Promise<string> => taskIdOf(kind, `${importId} ${phase}`)

/** Starts a phase of an import unless it runs; a second press changes nothing. */
export const startPhase = async (services: Services, input: ImportInput): Promise<void> =>
  startTaskUnlessOpen(services, { id: await taskOf(input.importId, input.phase), kind, userId: input.by, input })

/** Progress of the newest phase of an import. */
export const progressOf = async (services: Services, importId: string): Promise<ImportProgress | null> => {
  const ids = await Promise.all(importPhases.map((phase) => taskOf(importId, phase)))
  const task = (await tasksByIds(services, ids)).at(-1)
  if (!task) return null
  const { state, done, total } = task
  return { phase: (task.input as ImportInput).phase, state, done, total }
}

export const isRunning = (progress: ImportProgress | null): boolean =>
  progress?.state === 'waiting' || progress?.state === 'running'

/** Uploaded file of an import. Throws 422 for a key that no upload has. */
const uploaded = async (services: Services, field: 'file' | 'pictures', key: string) => {
  const file = key.startsWith('imports/') ? await findUploaded(services, key) : undefined
  if (!file) throw invalidInput({ [field]: 'unknown' })
  return file
}

type Source = Pick<store.StoredImport, 'name' | 'fileKey' | 'picturesKey' | 'fileHash'>

/** Stores a pasted text as a file. */
const pastedSource = async ({ env }: Services, id: string, { name = '', text = '' }: NewImport): Promise<Source> => {
  const fileKey = `imports/${id}/pasted`
  await env.FILES.put(fileKey, text)
  return { name, fileKey, picturesKey: null, fileHash: await hashOf(text) }
}

const uploadedSource = async (services: Services, { file = '', pictures }: NewImport): Promise<Source> => {
  const { key, name, checksum } = await uploaded(services, 'file', file)
  const archive = pictures === undefined ? null : await uploaded(services, 'pictures', pictures)
  const fileHash = await hashOf(`${checksum} ${archive?.checksum ?? ''}`)
  return { name, fileKey: key, picturesKey: archive?.key ?? null, fileHash }
}

/** Begins an import with its dry run. */
export const startImport = async (services: Services, input: NewImport, by: string): Promise<{ id: string }> => {
  const id = services.newId('imp')
  const source = input.text === undefined ? uploadedSource(services, input) : pastedSource(services, id, input)
  const made = {
    id,
    ...(await source),
    choices: input.choices,
    code: `q-${services.newCode().toLowerCase()}`,
    createdAt: services.now(),
    createdBy: by,
  }
  await inTransaction(services.db, [store.insertImport(made)])
  await startPhase(services, { importId: id, phase: 'check', by })
  return { id }
}

/** Checks all rows of an import again, such as after a topic was added. Throws 409 once they are being added. */
export const checkAgain = async (services: Services, id: string, by: string): Promise<void> => {
  const { addedAt } = await requireImport(services, id)
  if (addedAt !== null) throw refusedImport('added')
  await startPhase(services, { importId: id, phase: 'check', by })
}

const lineOf = async (services: Services, row: store.LineRow): Promise<ImportLine> => {
  const { id, name, format, createdAt, createdBy, fault, undoneAt } = row.import
  return {
    id,
    name,
    format,
    createdAt,
    createdBy: { id: createdBy, name: row.by ?? '' },
    fault,
    rows: row.rows,
    added: row.added,
    progress: await progressOf(services, id),
    undoneAt,
  }
}

/** Imports, the newest first. */
export const listImports = async (services: Services, cursor: string | undefined): Promise<CursorPage<ImportLine>> => {
  const rows = await store.listImports(services.db, decodeCursor(cursor), pageSize + 1)
  const page = pageOf(rows, pageSize, ({ import: { createdAt, id } }) => ({ value: createdAt, id }))
  return { next: page.next, items: await Promise.all(page.items.map((row) => lineOf(services, row))) }
}

const numbersOf = <Key extends string>(
  keys: readonly Key[],
  counts: readonly { name: string; count: number }[],
): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, counts.find(({ name }) => name === key)?.count ?? 0])) as Record<
    Key,
    number
  >

export const readImport = async (services: Services, id: string): Promise<ImportView> => {
  const row = await store.findLine(services.db, id)
  if (!row) throw notFound()
  const [line, earlier, counts] = await Promise.all([
    lineOf(services, row),
    store.findEarlier(services.db, row.import),
    countsOf(services.db, id),
  ])
  const { choices, code } = row.import
  return {
    ...line,
    choices,
    code,
    earlier: earlier ?? null,
    verdicts: numbersOf<Verdict>(verdicts, counts.verdicts),
    outcomes: numbersOf<RowOutcome>(rowOutcomes, counts.outcomes),
    faults: counts.faults.map(({ name, count }) => ({
      code: name as ImportView['faults'][number]['code'],
      rows: count,
    })),
    unknown: counts.unknown,
  }
}
