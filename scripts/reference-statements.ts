import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { ReferenceSet } from '../drizzle/reference/index.ts'
import { quoted } from './quoted.ts'

/** Maximum bytes of rows per statement; D1 accepts statements of 100,000. */
const bytesAtMost = 60_000

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Rows as JSON arrays, each short enough for a statement. */
const partsOf = (rows: Record<string, unknown>[]): string[] => {
  const parts: { rows: string[]; bytes: number }[] = []
  for (const row of rows.map((each) => JSON.stringify(each))) {
    const last = parts.at(-1)
    const bytes = bytesOf(row)
    if (last && last.bytes + bytes < bytesAtMost) {
      last.rows.push(row)
      last.bytes += bytes
    } else parts.push({ rows: [row], bytes })
  }
  return parts.map((part) => `[${part.rows.join()}]`)
}

type Column = { key: string; column: SQLiteColumn }

/** SQL expression that reads a column's value from a JSON row. */
const valueIn = (json: string, { key, column }: Column): string =>
  `${json} ${column.columnType === 'SQLiteTextJson' ? '->' : '->>'} '$.${key}'`

const columnsOf = ({ table, rows }: ReferenceSet): Column[] => {
  const columns = Object.entries(table) as [string, SQLiteColumn][]
  return columns.filter(([key]) => rows[0] && key in rows[0]).map(([key, column]) => ({ key, column }))
}

/** Condition that all parents exist: an administrator may have removed one. */
const parentsOf = (set: ReferenceSet, columns: Column[]): string =>
  getTableConfig(set.table)
    .foreignKeys.map((foreign) => foreign.reference())
    .flatMap(({ columns: [from], foreignColumns: [to] }) => {
      const child = columns.find(({ column }) => column === from)
      if (!child || !to) return []
      return `AND EXISTS (SELECT 1 FROM ${getTableName(to.table)} WHERE ${to.name} = ${valueIn('new.value', child)})`
    })
    .join(' ')

/**
 * Statements that load a set if its loaded version is older: they add rows that were never loaded and change those that
 * are still as loaded. Rows that an administrator changed or removed stay so. Without parameters, because `wrangler d1
 * execute` sends none; idempotent when run in order. `now`: Unix milliseconds.
 */
export const referenceStatements = (set: ReferenceSet, now: number): string[] => {
  const { kind, version, isImmutable = false, rows } = set
  const name = getTableName(set.table)
  const columns = columnsOf(set)
  const isNewer = `(SELECT coalesce(max(version), 0) FROM reference_versions WHERE kind = '${kind}') < ${version}`
  const id = "new.value ->> '$.id'"
  const ofPart = (json: string): string[] => [
    ...(isImmutable ? [] : [changeUntouched(json)]),
    `INSERT INTO ${name} (${columns.map(({ column }) => column.name).join()})
     SELECT ${columns.map((column) => valueIn('new.value', column)).join()} FROM json_each(${json}) AS new
     WHERE ${isNewer} ${parentsOf(set, columns)}
     AND NOT EXISTS (SELECT 1 FROM reference_rows WHERE kind = '${kind}' AND row_id = ${id}) ON CONFLICT DO NOTHING`,
    `INSERT INTO reference_rows (kind, row_id, content)
     SELECT '${kind}', ${id}, new.value FROM json_each(${json}) AS new WHERE ${isNewer}
     ON CONFLICT (kind, row_id) DO UPDATE SET content = excluded.content`,
  ]
  const changeUntouched = (json: string): string =>
    `UPDATE ${name} SET ${columns.map((each) => `${each.column.name} = ${valueIn('new.value', each)}`).join()}
     FROM json_each(${json}) AS new JOIN reference_rows AS old ON old.kind = '${kind}' AND old.row_id = ${id}
     WHERE ${name}.id = ${id} AND ${isNewer}
     AND ${columns.map((each) => `${name}.${each.column.name} IS (${valueIn('old.content', each)})`).join(' AND ')}`
  return [
    ...partsOf(rows).flatMap((part) => ofPart(quoted(part))),
    `INSERT INTO reference_versions (kind, version, loaded_at) SELECT '${kind}', ${version}, ${now} WHERE ${isNewer}
     ON CONFLICT (kind) DO UPDATE SET version = excluded.version, loaded_at = excluded.loaded_at`,
  ]
}
