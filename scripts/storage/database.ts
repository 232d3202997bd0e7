import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'

type Query = { sql: string; params: unknown[] }
type Result = { success: true; results: Record<string, unknown>[]; meta: { changes: number; last_row_id: number } }

/** A boolean is bound as 1 or 0 and an array of bytes as a blob, as D1 does. */
const boundValue = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return Number(value)
  if (Array.isArray(value)) return Uint8Array.from(value)
  return (value instanceof ArrayBuffer ? new Uint8Array(value) : value) as SQLInputValue
}

/** A blob is read as an array of bytes, as D1 does. */
const readValue = (value: SQLOutputValue): unknown => (value instanceof Uint8Array ? [...value] : value)

/** Runs queries on a database, each statement prepared once. */
const queriesOn = (sqlite: DatabaseSync) => {
  const prepared = new Map<string, StatementSync>()
  const totals = sqlite.prepare('SELECT total_changes() AS changes, last_insert_rowid() AS last')
  const readTotals = () => totals.get() as { changes: number; last: number }

  const preparedOf = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = sqlite.prepare(sql)
    statement.setReturnArrays(true)
    prepared.set(sql, statement)
    return statement
  }

  const rows = ({ sql, params }: Query): unknown[][] => {
    // An array of values for each row, which the types say only of an object.
    const read = preparedOf(sql).all(...params.map(boundValue)) as unknown as SQLOutputValue[][]
    return read.map((row) => row.map(readValue))
  }

  const result = (query: Query): Result => {
    const before = readTotals()
    const read = rows(query)
    const { changes, last } = readTotals()
    const names = preparedOf(query.sql)
      .columns()
      .map(({ name }) => name)
    const results = read.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
    return { success: true, results, meta: { changes: changes - before.changes, last_row_id: last } }
  }

  return { rows, result }
}

const inTransaction = <Value>(sqlite: DatabaseSync, work: () => Value): Value => {
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    const value = work()
    sqlite.exec('COMMIT')
    return value
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

/**
 * D1 database in the file in which Miniflare keeps it, through Node's own SQLite. Miniflare's client would write and
 * read the sixty megabytes of the demo as JSON three times on their way to SQLite, a third of the set-up.
 */
export const openDatabase = (file: string): { d1: D1Database; close: () => void } => {
  const sqlite = new DatabaseSync(file, { timeout: 5_000 })
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  const { rows, result } = queriesOn(sqlite)
  const queries = new WeakMap<object, Query>()

  const statement = (query: Query): D1PreparedStatement => {
    const all = async () => result(query)
    const members = {
      bind: (...params: unknown[]) => statement({ ...query, params }),
      all,
      run: all,
      raw: async () => rows(query),
      first: async () => result(query).results[0] ?? null,
    }
    queries.set(members, query)
    return members as unknown as D1PreparedStatement
  }

  const queryOf = (prepared: D1PreparedStatement): Query => {
    const query = queries.get(prepared)
    if (!query) throw new TypeError('The statement was prepared by another database.')
    return query
  }

  const d1 = {
    prepare: (sql: string) => statement({ sql, params: [] }),
    batch: async (statements: D1PreparedStatement[]) =>
      inTransaction(sqlite, () => statements.map(queryOf).map(result)),
  }
  return { d1: d1 as unknown as D1Database, close: () => sqlite.close() }
}
