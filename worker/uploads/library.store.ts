import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import type { FilesQuery, FileUse, OpenUpload } from '../../domain/files/library.ts'
import { partBytes } from '../../domain/files/limits.ts'
import { contentFiles, files, fileVersions, officeItems, uploads } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'

type Filter = Omit<FilesQuery, 'cursor'>

/** SQL condition: an item names a version of the file. */
const isUsed = (fileId: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM file_versions AS version JOIN content_files AS named ON named.key = version.key
  WHERE version.file_id = ${fileId} AND named.gone_at IS NULL)`

const conditionOf = ({ view, q }: Filter): SQL | undefined =>
  and(
    // Files of imports belong to their imports.
    notInArray(files.kind, ['questions', 'archive']),
    view === 'trash' ? isNotNull(files.deletedAt) : isNull(files.deletedAt),
    view === 'unused' ? sql`NOT ${isUsed(sql`${files.id}`)}` : undefined,
    q ? sql`instr(lower(${files.name}), ${q.toLowerCase()}) > 0` : undefined,
  )

/** A page of files, the last changed first. */
export const listFiles = (db: Database, filter: Filter, after: Cursor | null, limit: number) =>
  db
    .select()
    .from(files)
    .where(
      and(
        conditionOf(filter),
        after ? sql`(${files.updatedAt}, ${files.id}) < (${after.value}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(files.updatedAt), desc(files.id))
    .limit(limit)

/** Number of matches, counted to a limit. */
export const countFiles = async (db: Database, filter: Filter, limit: number): Promise<number> =>
  (await db.select({ id: files.id }).from(files).where(conditionOf(filter)).limit(limit)).length

/** Versions of files, the newest first. */
export const versionsOf = (db: Database, fileIds: string[]) =>
  db
    .select()
    .from(fileVersions)
    .where(inArray(fileVersions.fileId, fileIds))
    .orderBy(desc(fileVersions.createdAt), desc(fileVersions.key))

/** Items that name a version of the files. */
export const usesOf = async (db: Database, fileIds: string[]): Promise<(FileUse & { fileId: string })[]> => {
  const rows = await db
    .selectDistinct({
      fileId: fileVersions.fileId,
      kind: contentFiles.kind,
      id: contentFiles.itemId,
      en: officeItems.titleEn,
      hi: officeItems.titleHi,
    })
    .from(fileVersions)
    .innerJoin(contentFiles, eq(contentFiles.key, fileVersions.key))
    .leftJoin(officeItems, and(eq(officeItems.kind, contentFiles.kind), eq(officeItems.itemId, contentFiles.itemId)))
    .where(and(inArray(fileVersions.fileId, fileIds), isNull(contentFiles.goneAt)))
  return rows.map(({ en, hi, ...row }) => ({ ...row, title: { en: en ?? '', hi: hi ?? '' } }))
}

/** Uploads of an administrator that have not ended. */
export const listOpen = (db: Database, createdBy: string): Promise<OpenUpload[]> =>
  db
    .select({
      id: uploads.id,
      name: uploads.name,
      bytes: uploads.bytes,
      stored: sql<number>`min(${uploads.bytes}, ${partBytes} * (
        SELECT count(*) FROM upload_parts WHERE upload_id = ${uploads.id} AND etag IS NOT NULL))`,
      updatedAt: uploads.updatedAt,
    })
    .from(uploads)
    .where(and(eq(uploads.createdBy, createdBy), inArray(uploads.state, ['open', 'completing'])))
    .orderBy(desc(uploads.updatedAt))

/** Statement that trashes a file which no item names. */
export const trashFile = (id: string, now: number): SQL => sql`
  UPDATE files SET deleted_at = ${now} WHERE id = ${id} AND deleted_at IS NULL AND NOT ${isUsed(sql`files.id`)}`

export const restoreFile = (id: string): SQL => sql`
  UPDATE files SET deleted_at = NULL WHERE id = ${id} AND deleted_at IS NOT NULL`

/** Files trashed before an instant. */
export const listTrashed = (db: Database, before: number, limit: number) =>
  db.select().from(files).where(lt(files.deletedAt, before)).orderBy(files.deletedAt).limit(limit)

/** Takes files out of the trash that an item names again. */
export const restoreUsed = (db: Database) =>
  inTransaction(db, [sql`UPDATE files SET deleted_at = NULL WHERE deleted_at IS NOT NULL AND ${isUsed(sql`files.id`)}`])

/** Statements that delete a trashed file with its versions. */
export const purgeStatements = (id: string): SQL[] => [
  sql`DELETE FROM file_versions WHERE file_id = ${id} AND NOT ${isUsed(sql`${id}`)}`,
  sql`DELETE FROM files WHERE id = ${id} AND deleted_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM file_versions WHERE file_id = ${id})`,
]

/** Deletes versions whose bytes are deleted, and files that have none left. */
export const dropVersions = (db: Database, keys: readonly string[]) =>
  inTransaction(db, [
    sql`DELETE FROM file_versions WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
    sql`DELETE FROM files WHERE NOT EXISTS (SELECT 1 FROM file_versions WHERE file_id = files.id)`,
  ])
