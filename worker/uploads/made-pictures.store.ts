import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { UploadedFile } from '../../domain/files/contract.ts'
import { files, fileVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Picture of the library with the same bytes. */
export const findPicture = (db: Database, checksum: string): Promise<UploadedFile | undefined> =>
  db
    .select({
      fileId: fileVersions.fileId,
      key: fileVersions.key,
      type: fileVersions.type,
      bytes: fileVersions.bytes,
      checksum: fileVersions.checksum,
      facts: fileVersions.facts,
    })
    .from(fileVersions)
    .innerJoin(files, eq(files.id, fileVersions.fileId))
    .where(and(eq(fileVersions.checksum, checksum), eq(files.kind, 'picture'), isNull(files.deletedAt)))
    .limit(1)
    .get()

type By = { name: string; by: string; now: number }

/** Statements that insert a picture with its version. */
export const insertPicture = (
  { fileId, key, type, bytes, checksum, facts }: UploadedFile,
  { name, by, now }: By,
): SQL[] => [
  sql`INSERT INTO files (id, kind, name, created_at, created_by, updated_at)
    VALUES (${fileId}, 'picture', ${name}, ${now}, ${by}, ${now})`,
  sql`INSERT INTO file_versions (key, file_id, type, bytes, checksum, facts, created_at, created_by)
    VALUES (${key}, ${fileId}, ${type}, ${bytes}, ${checksum}, ${JSON.stringify(facts)}, ${now}, ${by})`,
]
