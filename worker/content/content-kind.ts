import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ZodType } from 'zod'
import type { AuthoredItem } from '../../domain/content/authored.ts'
import type { ChecklistEntry, LanguageComparison } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { Language } from '../../domain/language.ts'
import type { Database, Services } from '../platform/context.ts'
import type { KindTable } from './content-table.ts'

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
type PublishedColumns<Table extends SQLiteTable> = Omit<Table['$inferSelect'], Shared>

/** Row that an item names in a field of its draft. */
export type Reference = { field: string; table: KindTable['table'] | SQLiteTable; id: string | null }

/** Nullable column of another table that references items of the kind. */
type Dependent = {
  column: SQLiteColumn
  /** SQL condition: the referencing row is published. */
  isShown: SQL | undefined
}

/** Tables of a kind's own that hold the content of its versions; `content_versions.content` is then empty. */
export type ContentTables<Content> = {
  /** Statements that add the content of a version when `done` holds, after the item's row is written. */
  insert(version: { id: string; itemId: string; content: Content; by: string | null; now: number }, done: SQL): SQL[]
  /** Content of a version; null where there is none. */
  read(db: Database, versionId: string): Promise<Content | null>
  /** Statements that delete the content of all versions of an item. */
  remove(itemId: string, done: SQL): SQL[]
}

export type MakeContext<Content> = {
  now: number
  /** Instant of the first publication; `now` when there was none. */
  publishedAt: number
  /** Content of the current version; null before the first. */
  before: Content | null
  /** Ids of the exams named by the item, in its order. */
  examIds: readonly string[]
}

/** The part of editing and publishing that differs by kind; all else is shared. */
type ContentKindOf<Table extends KindTable['table'], Authored extends AuthoredItem, Content> = {
  kind: KindTable['kind']
  table: Table
  /** Prefix of item ids. */
  prefix: string
  /** Schema of a complete draft, without HTML. */
  contract: ZodType<Authored>
  /** Renders texts to HTML and derives columns. */
  make(
    authored: Authored,
    context: MakeContext<Content>,
    services: Services,
  ): Promise<{ columns: Own<Table>; languages: Language[]; content: Content }>
  /** Inverse of `make`: the draft that an editor would have written for a version. */
  draftOf(columns: PublishedColumns<Table>, content: Content): DraftBody
  /** Rows that must exist before publication. */
  references(authored: Authored): Reference[]
  /** Body with the parts that the office makes itself, such as ids of rows. */
  complete?(body: DraftBody): DraftBody
  /** Comparison of the languages in the checklist, in place of that of each text. */
  compareLanguages?: LanguageComparison
  /** Slug for a blank one; made of the title by default. */
  slugOf?(itemId: string): string
  contents?: ContentTables<Content>
  /** SQL condition: rows that stay need the item. It is then kept out of the trash. */
  isNeeded?(itemId: string): SQL
  /** SQL condition: rows that stay name versions of the item. It then stays in the trash. */
  isHeld?(itemId: string): SQL
  /** SQL condition of a publication: what `checks` found still holds. `before` is the content of the current version. */
  holds?(itemId: string, next: Content, before: Content | null): SQL
  /** True while an item must stay on the site. */
  isHeldOpen?(services: Services, itemId: string): Promise<boolean>
  /** Warnings that only this kind has. */
  checks?(services: Services, draft: { itemId: string; body: DraftBody }): Promise<ChecklistEntry[]>
  /** True when the page of an archived item stays for the record. */
  isArchivable?: true
  /** A published dependent keeps the item out of the trash. A purge sets the columns to null. */
  dependents?: readonly Dependent[]
}

export type ContentKind = Pick<
  ContentKindOf<KindTable['table'], AuthoredItem, unknown>,
  | 'kind'
  | 'table'
  | 'prefix'
  | 'dependents'
  | 'isArchivable'
  | 'complete'
  | 'slugOf'
  | 'contents'
  | 'isNeeded'
  | 'isHeld'
  | 'compareLanguages'
  | 'checks'
  | 'isHeldOpen'
> & {
  contract: ZodType<AuthoredItem>
  make(
    authored: AuthoredItem,
    context: MakeContext<unknown>,
    services: Services,
  ): Promise<{ columns: Record<string, unknown>; languages: Language[]; content: unknown }>
  draftOf(columns: Record<string, unknown>, content: unknown): DraftBody
  references(authored: AuthoredItem): Reference[]
  holds?(itemId: string, next: unknown, before: unknown): SQL
}

/** Erases the types of a kind, so that use cases take every kind. */
export const contentKind = <Table extends KindTable['table'], Authored extends AuthoredItem, Content>(
  kind: ContentKindOf<Table, Authored, Content>,
): ContentKind => kind as unknown as ContentKind
