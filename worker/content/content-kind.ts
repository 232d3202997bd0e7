import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ZodType } from 'zod'
import type { AuthoredItem } from '../../domain/content/authored.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { Language } from '../../domain/language.ts'
import type { Items } from './content-table.ts'

/** Columns that publishing writes for every kind. */
export const sharedColumns = [
  'id',
  'state',
  'titleEn',
  'currentVersionId',
  'publishedAt',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'deletedAt',
] as const

type Shared = (typeof sharedColumns)[number]

type Own<Table extends SQLiteTable> = Omit<Table['$inferInsert'], Shared | keyof AuthoredItem | 'languages'>
export type PublishedColumns<Table extends SQLiteTable> = Omit<Table['$inferSelect'], Shared>

/** A row that an item names in a field of its draft. */
export type Reference = { field: string; table: Items['table'] | SQLiteTable; id: string | null }

/** A nullable column of another table that names an item of the kind. */
export type Dependent = {
  column: SQLiteColumn
  /** Holds for rows that are published. */
  isShown: SQL | undefined
}

export type MakeContext<Content> = {
  now: number
  /** When the item was first published, or `now`. */
  publishedAt: number
  /** The content of the current version; null before the first. */
  before: Content | null
  /** Ids of the exams that it names, in their order. */
  examIds: readonly string[]
}

/** The part of editing and publishing that differs by kind. Everything else is the same for all kinds. */
export type ContentKindOf<Table extends Items['table'], Authored extends AuthoredItem, Content> = {
  kind: Items['kind']
  table: Table
  /** The prefix of its items' ids. */
  prefix: string
  /** The schema of a complete draft, without HTML. */
  contract: ZodType<Authored>
  /** Renders texts and derives columns. */
  make(
    authored: Authored,
    context: MakeContext<Content>,
  ): Promise<{ columns: Own<Table>; languages: Language[]; content: Content }>
  /** The reverse: what an editor would have written for a version. */
  draftOf(columns: PublishedColumns<Table>, content: Content): DraftBody
  /** Rows that must exist before it is published. */
  references(authored: Authored): Reference[]
  /** While one of them is published, the item cannot go to the trash. A purge clears their columns. */
  dependents?: readonly Dependent[]
}

export type ContentKind = Pick<
  ContentKindOf<Items['table'], AuthoredItem, unknown>,
  'kind' | 'table' | 'prefix' | 'dependents'
> & {
  contract: ZodType<AuthoredItem>
  make(
    authored: AuthoredItem,
    context: MakeContext<unknown>,
  ): Promise<{ columns: Record<string, unknown>; languages: Language[]; content: unknown }>
  draftOf(columns: Record<string, unknown>, content: unknown): DraftBody
  references(authored: AuthoredItem): Reference[]
}

/** A kind as the use cases take it, whatever its types. */
export const contentKind = <Table extends Items['table'], Authored extends AuthoredItem, Content>(
  kind: ContentKindOf<Table, Authored, Content>,
): ContentKind => kind as unknown as ContentKind
