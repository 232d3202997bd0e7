import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

const dialect = new SQLiteSyncDialect()

/**
 * Runs raw statements as one transaction, in one round trip. Drizzle's own `batch` cannot bind parameters of a raw
 * statement.
 */
export const inTransaction = (
  db: { $client: D1Database },
  statements: SQL[],
): Promise<D1Result<Record<string, unknown>>[]> => {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    return db.$client.prepare(sql).bind(...params)
  })
  return db.$client.batch(prepared)
}
