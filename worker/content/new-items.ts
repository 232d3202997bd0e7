import { sql, type SQL } from 'drizzle-orm'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { DraftKind } from '../../domain/content.ts'
import { fileKeysIn } from './file-keys.ts'
import type { ContentKind } from './content-kind.ts'
import { examRows } from './exams.ts'
import { replaceExams, upsertItem } from './items.store.ts'
import { refreshRows } from './office-rows.ts'
import { draftTexts } from './office-texts.ts'
import { addWords } from './office-words.store.ts'
import { insertVersion } from './versions.store.ts'

/** Statement that records the files that several new items name, when `done` holds. */
export const recordFilesOf = (
  kind: DraftKind,
  items: readonly { id: string; content: unknown }[],
  done: SQL,
): SQL[] => {
  const named = items.flatMap(({ id, content }) => fileKeysIn(content).map((key) => ({ id, key })))
  if (named.length === 0) return []
  return [
    sql`INSERT OR IGNORE INTO content_files (key, kind, item_id)
      SELECT value ->> 'key', ${kind}, value ->> 'id' FROM json_each(${JSON.stringify(named)}) WHERE ${done}`,
  ]
}

type NewDraft = { id: string; body: DraftBody }

/** Statements that insert drafts of several unpublished items when `done` holds, with their rows in the lists. */
export const insertDrafts = (
  kind: DraftKind,
  drafts: readonly NewDraft[],
  { by, now }: { by: string | null; now: number },
  done: SQL,
): SQL[] => [
  sql`INSERT INTO content_drafts (kind, item_id, revision, body, created_at, updated_at, updated_by)
    SELECT ${kind}, value ->> 'id', 1, value -> 'body', ${now}, ${now}, ${by}
    FROM json_each(${JSON.stringify(drafts)}) WHERE ${done}`,
  ...refreshRows(
    kind,
    drafts.map(({ id }) => id),
    done,
  ),
  addWords(
    kind,
    'draft',
    drafts.map(({ id, body }) => ({ id, texts: draftTexts(body) })),
    done,
  ),
]

/** Statements that put several new published items into the office's lists when `done` holds. */
export const listItems = (
  kind: DraftKind,
  items: readonly { id: string; texts: readonly string[] }[],
  done: SQL,
): SQL[] => [
  ...refreshRows(
    kind,
    items.map(({ id }) => id),
    done,
  ),
  addWords(kind, 'item', items, done),
]

type NewPublished = Omit<Parameters<typeof examRows>[1], 'listedAt'> & {
  versionId: string
  /** Columns of the row, by their names in the schema. */
  fields: Record<string, unknown>
  content: unknown
  /** Texts by which the office finds it. */
  texts: readonly string[]
  by: string | null
  now: number
}

/** Statements that insert a published item with its first version when `when` holds; `done` holds once it is inserted. */
export const insertPublished = (kind: ContentKind, item: NewPublished, when: SQL, done: SQL): SQL[] => {
  const { id, versionId, fields, content, texts, by, now } = item
  const version = { id: versionId, itemId: id, content, by, now }
  return [
    upsertItem(kind, { id, fields, versionId, publishedAt: now, by, now }, when),
    insertVersion(kind, { ...version, fields, sources: {}, note: null }, done),
    ...(kind.contents?.insert(version, done) ?? []),
    ...replaceExams(examRows(kind.kind, { ...item, listedAt: now }), done),
    ...listItems(kind.kind, [{ id, texts }], done),
  ]
}
