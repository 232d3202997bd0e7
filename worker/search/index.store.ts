import { sql, type SQL } from 'drizzle-orm'
import type { ItemKind } from '../../domain/content.ts'
import type { IndexedDocument, IndexedTerm } from '../../domain/search/indexed.ts'
import type { Bindings } from '../env.ts'
import { inTransaction } from '../platform/transaction.ts'

type Env = Pick<Bindings, 'SEARCH_DB'>
export type IndexRow = IndexedDocument & { fingerprint: string }
export type Write = {
  /** Identifies the rows of this write. */
  id: string
  now: number
  /** Time of reading; an item removed later stays removed. */
  readAt: number
  /** Start of a rebuild, from which the items of a word are counted again; 0 for a single change. */
  countedFrom: number
}

// CROSS JOIN below fixes the join order: the parameter list is scanned and each entry looked up.
const run = ({ SEARCH_DB }: Env, statements: SQL[]) => inTransaction({ $client: SEARCH_DB }, statements)

const day = 86_400_000

/** Fingerprints of the items in the index, by kind and id. */
export const fingerprints = async (
  env: Env,
  keys: { kind: ItemKind; itemId: string }[],
): Promise<Map<string, string>> => {
  const [result] = await run(env, [
    sql`
      SELECT documents.kind || ' ' || item_id AS key, fingerprint FROM json_each(${JSON.stringify(keys)}) AS asked
      CROSS JOIN documents ON documents.kind = asked.value ->> 'kind' AND item_id = asked.value ->> 'itemId'`,
  ])
  return new Map((result?.results ?? []).map(({ key, fingerprint }) => [String(key), String(fingerprint)]))
}

/** Marks items as still existing. */
export const markSeen = (env: Env, keys: { kind: ItemKind; itemId: string }[], now: number) =>
  run(env, [
    sql`
      UPDATE documents SET seen_at = ${now} WHERE id IN (
        SELECT documents.id FROM json_each(${JSON.stringify(keys)}) AS asked
        CROSS JOIN documents ON documents.kind = asked.value ->> 'kind' AND item_id = asked.value ->> 'itemId')`,
  ])

/** Replaces documents in one transaction, so that none is missing at any moment. */
export const writeDocuments = async (env: Env, rows: IndexRow[], terms: IndexedTerm[], write: Write): Promise<void> => {
  const json = JSON.stringify(rows)
  const words = JSON.stringify(terms)
  await run(env, [
    sql`
      INSERT INTO documents (id, kind, item_id, path, title, summary, body, access, languages, title_key_en, title_key_hi,
        fingerprint, updated_at, write_id, seen_at)
      SELECT (((SELECT coalesce(max(id), 0) FROM documents) >> 4) + 1 + key) * 16 + (value ->> 'kindNumber'),
        value ->> 'kind', value ->> 'itemId', value ->> 'path', value -> 'title', value -> 'summary', value -> 'body',
        value ->> 'access', value -> 'languages', value ->> 'titleKeyEn', value ->> 'titleKeyHi', value ->> 'fingerprint',
        value ->> 'updatedAt', ${write.id}, ${write.now}
      FROM json_each(${json}) WHERE NOT EXISTS (
        SELECT 1 FROM removals WHERE kind = value ->> 'kind' AND item_id = value ->> 'itemId' AND removed_at > ${write.readAt})
      ON CONFLICT (kind, item_id) DO UPDATE SET path = excluded.path, title = excluded.title, summary = excluded.summary,
        body = excluded.body, access = excluded.access, languages = excluded.languages,
        title_key_en = excluded.title_key_en, title_key_hi = excluded.title_key_hi, fingerprint = excluded.fingerprint,
        updated_at = excluded.updated_at, write_id = excluded.write_id, seen_at = excluded.seen_at
      WHERE excluded.updated_at >= documents.updated_at`,
    sql`DELETE FROM search_index WHERE rowid IN (SELECT id FROM documents WHERE write_id = ${write.id})`,
    sql`
      INSERT INTO search_index (rowid, title, text, title_keys, text_keys, facets)
      SELECT documents.id, value ->> 'titleWords', value ->> 'textWords', value ->> 'titleKeys', value ->> 'textKeys',
        value ->> 'facets'
      FROM json_each(${json}) CROSS JOIN documents
        ON documents.kind = value ->> 'kind' AND item_id = value ->> 'itemId' AND write_id = ${write.id}`,
    sql`
      INSERT INTO terms (word, sound, key, items, seen_at)
      SELECT value ->> 'word', value ->> 'sound', value ->> 'key', value ->> 'items', ${write.now}
      FROM json_each(${words}) WHERE true
      ON CONFLICT (word) DO UPDATE SET seen_at = excluded.seen_at,
        items = excluded.items + CASE WHEN terms.seen_at < ${write.countedFrom} THEN 0 ELSE terms.items END`,
    sql`
      INSERT OR IGNORE INTO term_grams (gram, term_id)
      SELECT grams.value, terms.id FROM json_each(${words}) AS words
      CROSS JOIN terms ON word = words.value ->> 'word' CROSS JOIN json_each(words.value -> 'grams') AS grams
      WHERE NOT EXISTS (SELECT 1 FROM term_grams AS kept WHERE kept.term_id = terms.id)`,
  ])
}

export const removeDocument = async (env: Env, kind: ItemKind, itemId: string, now: number): Promise<void> => {
  await run(env, [
    sql`
      INSERT INTO removals (kind, item_id, removed_at) VALUES (${kind}, ${itemId}, ${now})
      ON CONFLICT (kind, item_id) DO UPDATE SET removed_at = excluded.removed_at`,
    sql`
      DELETE FROM search_index WHERE rowid IN (SELECT id FROM documents WHERE kind = ${kind} AND item_id = ${itemId})`,
    sql`DELETE FROM documents WHERE kind = ${kind} AND item_id = ${itemId}`,
    sql`DELETE FROM removals WHERE removed_at < ${now - day}`,
  ])
}

/** Ends a rebuild: deletes documents not seen since its start and words without documents. */
export const sweep = async (env: Env, began: number, words: 'sweep' | 'keep', version: number): Promise<void> => {
  await run(env, [
    sql`DELETE FROM search_index WHERE rowid IN (SELECT id FROM documents WHERE seen_at < ${began})`,
    sql`DELETE FROM documents WHERE seen_at < ${began}`,
    ...(words === 'sweep'
      ? [
          sql`DELETE FROM term_grams WHERE term_id IN (SELECT id FROM terms WHERE seen_at < ${began})`,
          sql`DELETE FROM terms WHERE seen_at < ${began}`,
          sql`INSERT INTO search_index (search_index) VALUES ('optimize')`,
        ]
      : []),
    sql`
      INSERT INTO index_rules (id, version) VALUES (1, ${version})
      ON CONFLICT (id) DO UPDATE SET version = excluded.version`,
  ])
}

/** The rules version of the last rebuild; null for a new index. */
export const readRulesVersion = async (env: Env): Promise<number | null> => {
  const [result] = await run(env, [sql`SELECT version FROM index_rules WHERE id = 1`])
  return (result?.results[0]?.version as number | undefined) ?? null
}
