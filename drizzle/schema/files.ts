import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fileKinds } from '../../domain/content/fields.ts'
import type { FileFacts } from '../../domain/files/contract.ts'
import { refusalReasons, uploadStates } from '../../domain/files/upload-states.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { createdAt, id, instant } from './columns.ts'

/** Uploaded file. Content names one of its versions by the key. */
export const files = sqliteTable(
  'files',
  {
    id: id(),
    kind: text('kind', { enum: fileKinds }).notNull(),
    /** Name of the newest version on the device of its administrator. */
    name: text('name').notNull(),
    /** Text that stands for a picture; null for other kinds. */
    alt: text('alt', { mode: 'json' }).$type<Bilingual>(),
    createdAt: createdAt(),
    createdBy: text('created_by'),
    updatedAt: instant('updated_at').notNull(),
    /** Instant at which it was trashed. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('files_changed_idx').on(table.updatedAt, table.id),
    index('files_trash_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
)

/** Version of a file, never changed. */
export const fileVersions = sqliteTable(
  'file_versions',
  {
    /** Key in R2. */
    key: text('key').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 in hexadecimal. */
    checksum: text('checksum').notNull(),
    facts: text('facts', { mode: 'json' }).$type<FileFacts>().notNull(),
    createdAt: createdAt(),
    createdBy: text('created_by'),
  },
  (table) => [
    index('file_versions_file_idx').on(table.fileId, table.createdAt),
    index('file_versions_checksum_idx').on(table.checksum),
  ],
)

/** Upload in parts to R2. */
export const uploads = sqliteTable(
  'uploads',
  {
    id: id(),
    createdBy: text('created_by').notNull(),
    kind: text('kind', { enum: fileKinds }).notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    fingerprint: text('fingerprint').notNull(),
    fileId: text('file_id').notNull(),
    /** Id of the file that gets a new version; empty for a new file. */
    replaces: text('replaces').notNull(),
    alt: text('alt', { mode: 'json' }).$type<Bilingual>(),
    key: text('key').notNull(),
    /** Id of the multipart upload in R2. */
    multipartId: text('multipart_id').notNull(),
    /** By the first bytes; null until the first part is stored. */
    type: text('type'),
    state: text('state', { enum: uploadStates }).notNull(),
    refusal: text('refusal', { enum: refusalReasons }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('uploads_same_idx')
      .on(table.createdBy, table.kind, table.name, table.bytes, table.fingerprint, table.replaces)
      .where(sql`${table.state} IN ('open', 'completing')`),
    index('uploads_changed_idx').on(table.updatedAt),
  ],
)

/** Part of an upload. One request at a time stores it, since R2 keeps the last copy that it got. */
export const uploadParts = sqliteTable(
  'upload_parts',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Tag of the stored copy; null until it is known. */
    etag: text('etag'),
    checksum: text('checksum').notNull(),
    /** Id of the request that stores it. */
    claim: text('claim').notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
)
