import { countedTo, type CountedPage } from '../../domain/lists.ts'
import { trashDays, type FileLine, type FilesQuery, type OpenUpload } from '../../domain/files/library.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { usedFile } from './faults.ts'
import * as store from './library.store.ts'
import { findFile } from './uploads.store.ts'

const pageSize = 30

/** Files deleted per run of the cron. */
const purgeSize = 20

const linesOf = async ({ db }: Services, rows: Awaited<ReturnType<typeof store.listFiles>>): Promise<FileLine[]> => {
  const ids = rows.map(({ id }) => id)
  const [versions, uses] = await Promise.all([store.versionsOf(db, ids), store.usesOf(db, ids)])
  return rows.map(({ id, kind, name, alt, updatedAt, deletedAt }) => ({
    id,
    kind,
    name,
    alt,
    updatedAt,
    deletedAt,
    versions: versions
      .filter(({ fileId }) => fileId === id)
      .map(({ key, type, bytes, createdAt }) => ({ key, type, bytes, createdAt })),
    uses: uses.filter(({ fileId }) => fileId === id).map((use) => ({ kind: use.kind, id: use.id, title: use.title })),
  }))
}

/** A page of files, with the uploads of the administrator that have not ended. */
export const listFiles = async (
  services: Services,
  actor: string,
  { cursor, ...filter }: FilesQuery,
): Promise<CountedPage<FileLine> & { open: OpenUpload[] }> => {
  const { db } = services
  const [rows, count, open] = await Promise.all([
    store.listFiles(db, filter, decodeCursor(cursor), pageSize + 1),
    store.countFiles(db, filter, countedTo + 1),
    store.listOpen(db, actor),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ updatedAt, id }) => ({ value: updatedAt, id }))
  return { items: await linesOf(services, items), next, count, open }
}

const subjectOf = async ({ db }: Services, actor: string, id: string) => {
  const file = await findFile(db, id)
  if (!file) throw notFound()
  return { actor, kind: 'file', itemId: id, title: file.name } as const
}

/** Trashes a file. Throws 409 while an item names it. */
export const trashFile = async (services: Services, actor: string, id: string): Promise<void> => {
  const act = { ...(await subjectOf(services, actor, id)), act: 'file.trashed' } as const
  const { isDone } = await inAuditedTransaction(services, act, [store.trashFile(id, services.now())])
  if (!isDone && (await findFile(services.db, id))?.deletedAt === null) throw usedFile()
}

/** Takes a file out of the trash. */
export const restoreFile = async (services: Services, actor: string, id: string): Promise<void> => {
  const act = { ...(await subjectOf(services, actor, id)), act: 'file.restored' } as const
  await inAuditedTransaction(services, act, [store.restoreFile(id)])
}

/** Removes versions from the list whose bytes are deleted with the items that named them. */
export const forgetVersions = async ({ db }: Services, keys: readonly string[]): Promise<void> => {
  await store.dropVersions(db, keys)
}

/** Deletes files trashed 30 days ago. Rows go first: a failure leaves bytes, never a file without them. */
export const purgeFiles = async (services: Services): Promise<void> => {
  const { db, now } = services
  await store.restoreUsed(db)
  for (const { id, name } of await store.listTrashed(db, now() - trashDays * 86_400_000, purgeSize)) {
    const keys = (await store.versionsOf(db, [id])).map(({ key }) => key)
    const act = { actor: null, act: 'file.purged', kind: 'file', itemId: id, title: name } as const
    const { isDone } = await inAuditedTransaction(services, act, store.purgeStatements(id))
    // With what an inspector has made of them.
    if (isDone) for (const key of keys) await deleteFolder(services, key)
  }
}
