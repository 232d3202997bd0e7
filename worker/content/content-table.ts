import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { DraftKind, ItemKind } from '../../domain/content.ts'
import type { contentColumns } from '../../drizzle/schema/content.ts'

/** A table made of `contentColumns()`. */
export type ContentTable = SQLiteTable & { [Name in keyof ReturnType<typeof contentColumns>]: SQLiteColumn }

/** The items of a kind: its table, and the name of the kind in tables that all kinds share. */
export type Items = { kind: ItemKind & DraftKind; table: ContentTable }

/** The columns that publishing and the order of ids need. */
export type ListedTable = SQLiteTable & Pick<ContentTable, 'id' | 'state' | 'updatedAt' | 'deletedAt'>

/** A kind of which there are drafts; what it is published as is its area's. */
export type Drafted = { kind: DraftKind; table: SQLiteTable & { id: SQLiteColumn } }
