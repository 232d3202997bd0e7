import { and, desc, eq, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { ExchangeFormat, FileFaultCode } from '../../../domain/questions/exchange/contract.ts'
import type { EarlierImport } from '../../../domain/questions/imports/contract.ts'
import { questionImportRows, questionImports, users } from '../../../drizzle/schema/index.ts'
import type { Database } from '../../platform/context.ts'
import type { Cursor } from '../../platform/paging.ts'

export type StoredImport = typeof questionImports.$inferSelect

/** Statement that inserts an import. */
export const insertImport = (made: Omit<StoredImport, 'format' | 'fault' | 'addedAt' | 'undoneAt'>): SQL => sql`
  INSERT INTO question_imports (id, name, file_key, pictures_key, file_hash, choices, code, created_at, created_by)
  VALUES (${made.id}, ${made.name}, ${made.fileKey}, ${made.picturesKey}, ${made.fileHash},
    ${JSON.stringify(made.choices)}, ${made.code}, ${made.createdAt}, ${made.createdBy})`

export const findImport = (db: Database, id: string): Promise<StoredImport | undefined> =>
  db.select().from(questionImports).where(eq(questionImports.id, id)).get()

const addedRows = (importId: SQL): SQL<number> =>
  sql<number>`(SELECT count(*) FROM question_import_rows WHERE import_id = ${importId} AND outcome = 'added')`

const lineColumns = {
  import: questionImports,
  by: users.displayName,
  rows: sql<number>`(SELECT count(*) FROM question_import_rows WHERE import_id = ${questionImports.id})`,
  added: addedRows(sql`${questionImports.id}`),
}

/** A page of imports, the newest first. */
export const listImports = (db: Database, after: Cursor | null, limit: number) =>
  db
    .select(lineColumns)
    .from(questionImports)
    .leftJoin(users, eq(users.uid, questionImports.createdBy))
    .where(
      after ? sql`(${questionImports.createdAt}, ${questionImports.id}) < (${after.value}, ${after.id})` : undefined,
    )
    .orderBy(desc(questionImports.createdAt), desc(questionImports.id))
    .limit(limit)

export const findLine = (db: Database, id: string) =>
  db
    .select(lineColumns)
    .from(questionImports)
    .leftJoin(users, eq(users.uid, questionImports.createdBy))
    .where(eq(questionImports.id, id))
    .get()

export type LineRow = Awaited<ReturnType<typeof listImports>>[number]

/** Newest other import of the same file that was not undone. */
export const findEarlier = (db: Database, { id, fileHash }: StoredImport): Promise<EarlierImport | undefined> =>
  db
    .select({
      id: questionImports.id,
      name: questionImports.name,
      createdAt: questionImports.createdAt,
      added: addedRows(sql`${questionImports.id}`),
    })
    .from(questionImports)
    .where(
      and(
        eq(questionImports.fileHash, fileHash),
        ne(questionImports.id, id),
        isNull(questionImports.undoneAt),
        isNull(questionImports.fault),
      ),
    )
    .orderBy(desc(questionImports.createdAt))
    .limit(1)
    .get()

export const setFormat = (db: Database, id: string, format: ExchangeFormat) =>
  db.update(questionImports).set({ format }).where(eq(questionImports.id, id))

/** Refuses a whole file: it has no rows any more. */
export const refuseFile = (db: Database, id: string, fault: FileFaultCode) =>
  db.batch([
    db.delete(questionImportRows).where(eq(questionImportRows.importId, id)),
    db.update(questionImports).set({ fault }).where(eq(questionImports.id, id)),
  ])

/** Statement that marks the rows of an import as being added, once. */
export const beginAdding = (id: string, now: number): SQL => sql`
  UPDATE question_imports SET added_at = ${now}
  WHERE id = ${id} AND added_at IS NULL AND fault IS NULL AND undone_at IS NULL`

/** Statement that marks an import as undone, once. */
export const beginUndoing = (id: string, now: number): SQL => sql`
  UPDATE question_imports SET undone_at = ${now} WHERE id = ${id} AND added_at IS NOT NULL AND undone_at IS NULL`

/** Statement that deletes an import whose rows were not added. */
export const deleteWaiting = (id: string): SQL =>
  sql`DELETE FROM question_imports WHERE id = ${id} AND added_at IS NULL`

/** Imports whose rows were never added, since before an instant. */
export const listWaiting = (db: Database, before: number, limit: number): Promise<StoredImport[]> =>
  db
    .select()
    .from(questionImports)
    .where(and(isNull(questionImports.addedAt), lt(questionImports.createdAt, before)))
    .orderBy(questionImports.createdAt)
    .limit(limit)

/** Those of some keys that no import names. */
export const withoutImport = async (db: Database, keys: readonly string[]): Promise<string[]> =>
  (
    await db.all<{ key: string }>(sql`
      SELECT value AS key FROM json_each(${JSON.stringify(keys)})
      WHERE NOT EXISTS (SELECT 1 FROM question_imports WHERE file_key = value OR pictures_key = value)`)
  ).map(({ key }) => key)
