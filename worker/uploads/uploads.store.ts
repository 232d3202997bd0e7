import { and, eq, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import type { FileFacts, StartUpload, UploadedFile } from '../../domain/files/contract.ts'
import type { RefusalReason } from '../../domain/files/upload-states.ts'
import { files, fileVersions, uploadParts, uploads } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

export type Upload = typeof uploads.$inferSelect

const isUnfinished = inArray(uploads.state, ['open', 'completing'])

export const findUpload = (db: Database, id: string): Promise<Upload | undefined> =>
  db.select().from(uploads).where(eq(uploads.id, id)).get()

/** Upload of the same file by the same administrator that goes on. */
export const findSame = (
  db: Database,
  createdBy: string,
  { kind, name, bytes, fingerprint, fileId }: StartUpload,
): Promise<Upload | undefined> =>
  db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.createdBy, createdBy),
        eq(uploads.kind, kind),
        eq(uploads.name, name),
        eq(uploads.bytes, bytes),
        eq(uploads.fingerprint, fingerprint),
        eq(uploads.replaces, fileId ?? ''),
        isUnfinished,
      ),
    )
    .get()

/** False where another tab has started the same upload meanwhile. */
export const insertUpload = async (db: Database, upload: typeof uploads.$inferInsert): Promise<boolean> =>
  (await db.insert(uploads).values(upload).onConflictDoNothing().returning({ id: uploads.id })).length > 0

export const findFile = (db: Database, id: string) => db.select().from(files).where(eq(files.id, id)).get()

export const countOpen = (db: Database, createdBy: string): Promise<number> =>
  db.$count(uploads, and(eq(uploads.createdBy, createdBy), isUnfinished))

/** Closes an upload to further parts; false where it is closed, or a part is not stored. */
export const closeUpload = async (db: Database, id: string, parts: number, now: number): Promise<boolean> => {
  const stored = sql`(SELECT count(*) FROM upload_parts WHERE upload_id = ${id} AND etag IS NOT NULL)`
  const closed = await db
    .update(uploads)
    .set({ state: 'completing', updatedAt: now })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'open'), sql`${stored} = ${parts}`))
    .returning({ id: uploads.id })
  return closed.length > 0
}

/** Opens a closed upload again. */
export const openUpload = (db: Database, id: string, now: number) =>
  db
    .update(uploads)
    .set({ state: 'open', updatedAt: now })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'completing')))

/** Opens a closed upload again with another one in R2 and no parts. */
export const restartUpload = (db: Database, id: string, multipartId: string, now: number) =>
  db.batch([
    db.delete(uploadParts).where(eq(uploadParts.uploadId, id)),
    db
      .update(uploads)
      .set({ state: 'open', multipartId, updatedAt: now })
      .where(and(eq(uploads.id, id), eq(uploads.state, 'completing'))),
  ])

/** False where the upload is closed no more. */
export const refuseUpload = async (db: Database, id: string, refusal: RefusalReason, now: number): Promise<boolean> => {
  const refused = await db
    .update(uploads)
    .set({ state: 'refused', refusal, updatedAt: now })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'completing')))
    .returning({ id: uploads.id })
  return refused.length > 0
}

/** Deletes an upload that goes on; false where it ended. */
export const deleteUnfinished = async (db: Database, id: string): Promise<boolean> =>
  (
    await db
      .delete(uploads)
      .where(and(eq(uploads.id, id), isUnfinished))
      .returning({ id: uploads.id })
  ).length > 0

/** Uploads that go on without a change since an instant. */
export const listUnfinished = (db: Database, before: number, limit: number): Promise<Upload[]> =>
  db
    .select()
    .from(uploads)
    .where(and(lt(uploads.updatedAt, before), isUnfinished))
    .orderBy(uploads.updatedAt)
    .limit(limit)

/** Deletes the rows of uploads that ended before an instant. */
export const deleteFinished = (db: Database, before: number) =>
  db.delete(uploads).where(and(lt(uploads.updatedAt, before), notInArray(uploads.state, ['open', 'completing'])))

const versionColumns = {
  fileId: fileVersions.fileId,
  key: fileVersions.key,
  type: fileVersions.type,
  bytes: fileVersions.bytes,
  checksum: fileVersions.checksum,
  facts: fileVersions.facts,
}

export const findVersion = (db: Database, key: string): Promise<UploadedFile | undefined> =>
  db.select(versionColumns).from(fileVersions).where(eq(fileVersions.key, key)).get()

export const findVersions = async (db: Database, keys: readonly string[]): Promise<UploadedFile[]> =>
  keys.length === 0
    ? []
    : db
        .select(versionColumns)
        .from(fileVersions)
        .where(sql`${fileVersions.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`)

/** Statements that add the version of a complete upload; the last changes the upload, once. */
export const versionStatements = (
  { id, fileId, kind, name, alt, key, type, bytes, createdBy }: Upload,
  { checksum, facts, now }: { checksum: string; facts: FileFacts; now: number },
): SQL[] => {
  const isOpen = sql`EXISTS (SELECT 1 FROM uploads WHERE id = ${id} AND state = 'completing')`
  return [
    sql`INSERT INTO files (id, kind, name, alt, created_at, created_by, updated_at)
      SELECT ${fileId}, ${kind}, ${name}, ${alt && JSON.stringify(alt)}, ${now}, ${createdBy}, ${now} WHERE ${isOpen}
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, alt = excluded.alt, updated_at = excluded.updated_at,
        deleted_at = NULL`,
    sql`INSERT INTO file_versions (key, file_id, type, bytes, checksum, facts, created_at, created_by)
      SELECT ${key}, ${fileId}, ${type}, ${bytes}, ${checksum}, ${JSON.stringify(facts)}, ${now}, ${createdBy}
      WHERE ${isOpen}`,
    sql`UPDATE uploads SET state = 'done', updated_at = ${now} WHERE id = ${id} AND state = 'completing'`,
  ]
}
