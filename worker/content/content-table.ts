import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { DraftKind } from '../../domain/content.ts'
import type { contentColumns } from '../../drizzle/schema/content.ts'

/** Table made of `contentColumns()`. */
export type ContentTable = SQLiteTable & { [Name in keyof ReturnType<typeof contentColumns>]: SQLiteColumn }

/** Table of a kind, and its name in tables that all kinds share. */
export type KindTable = { kind: DraftKind; table: ContentTable }

/** Columns needed to list published rows by id. */
export type ListedTable = SQLiteTable & Pick<ContentTable, 'id' | 'state' | 'updatedAt' | 'deletedAt'>
