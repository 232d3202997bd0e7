import type { UndoPlan } from '../../../domain/questions/imports/contract.ts'
import { inAuditedTransaction, type Act } from '../../activities/audit.ts'
import { deleteFolder } from '../../files/files.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { forgetVersions } from '../../uploads/library.usecases.ts'
import { isRunning, progressOf, refusedImport, requireImport, startPhase } from './imports.usecases.ts'
import * as store from './imports.store.ts'
import { countsOf } from './rows.store.ts'
import { readPlan } from './undo.store.ts'

const subject = ({ id, name }: store.StoredImport, actor: string | null) =>
  ({ actor, kind: 'question_import', itemId: id, title: name }) satisfies Partial<Act>

/** Number of rows that would be added now. */
const validRows = async ({ db }: Services, id: string): Promise<number> => {
  const { verdicts } = await countsOf(db, id)
  return verdicts.filter(({ name }) => name === 'ready' || name === 'warned').reduce((sum, { count }) => sum + count, 0)
}

/**
 * Adds the valid rows of an import as a task; pressed twice it runs once, and after a failure it goes on. Throws 409 while
 * the file is checked, and where no row is valid.
 */
export const addImport = async (services: Services, id: string, by: string): Promise<void> => {
  const found = await requireImport(services, id)
  const progress = await progressOf(services, id)
  if (found.addedAt === null) {
    if (isRunning(progress)) throw refusedImport('running')
    const rows = await validRows(services, id)
    if (rows === 0) throw refusedImport('nothing')
    const { publishes } = found.choices
    await inAuditedTransaction(
      services,
      { ...subject(found, by), act: 'import.committed', detail: { rows, publishes } },
      [store.beginAdding(id, services.now())],
    )
  } else if (progress?.phase === 'add' && progress.state === 'done') return
  if (found.undoneAt !== null) throw refusedImport('added')
  await startPhase(services, { importId: id, phase: 'add', by })
}

export const planUndo = async (services: Services, id: string): Promise<UndoPlan> => {
  const { addedAt } = await requireImport(services, id)
  if (addedAt === null) throw refusedImport('not_added')
  return readPlan(services.db, id, addedAt)
}

/**
 * Moves the questions of an import, and its passages that nothing else uses, to the bin as a task. Throws 409 while a test holds one of them, and while rows are
 * added.
 */
export const undoImport = async (services: Services, id: string, reason: string, by: string): Promise<void> => {
  const found = await requireImport(services, id)
  const progress = await progressOf(services, id)
  if (found.addedAt === null) throw refusedImport('not_added')
  if (progress?.phase === 'add' && isRunning(progress)) throw refusedImport('running')
  const { binned, passages, held } = await readPlan(services.db, id, found.addedAt)
  if (held.length > 0) throw refusedImport('held')
  if (found.undoneAt === null)
    await inAuditedTransaction(
      services,
      { ...subject(found, by), act: 'import.undone', reason, detail: { questions: binned, passages } },
      [store.beginUndoing(id, services.now())],
    )
  await startPhase(services, { importId: id, phase: 'undo', by, reason })
}

/** Deletes the files of an import, unless another import has them too. */
const deleteFiles = async (services: Services, { id, fileKey, picturesKey }: store.StoredImport): Promise<void> => {
  const keys = [fileKey, picturesKey].filter((key) => key !== null)
  const free = await store.withoutImport(services.db, keys)
  await services.env.FILES.delete(free)
  await forgetVersions(services, free)
  await deleteFolder(services, `imports/${id}`)
}

const discard = async (services: Services, found: store.StoredImport, by: string | null): Promise<boolean> => {
  const { isDone } = await inAuditedTransaction(services, { ...subject(found, by), act: 'import.discarded' }, [
    store.deleteWaiting(found.id),
  ])
  if (isDone) await deleteFiles(services, found)
  return isDone
}

/** Deletes an import with its rows and files. Throws 409 once rows are being added. */
export const discardImport = async (services: Services, id: string, by: string): Promise<void> => {
  if (!(await discard(services, await requireImport(services, id), by))) throw refusedImport('added')
}

/** Days after which an import whose rows were never added is deleted. */
const keptDays = 30

/** Imports deleted per run of the cron. */
const purgeSize = 20

/** Scheduled: deletes imports whose rows were never added. */
export const purgeImports = async (services: Services): Promise<void> => {
  const before = services.now() - keptDays * 86_400_000
  for (const found of await store.listWaiting(services.db, before, purgeSize)) await discard(services, found, null)
}
