import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * Applies the missing migrations of a folder, each in one transaction with its record in the table that `wrangler d1
 * migrations apply` uses. Returns the names of those applied.
 */
export const migrate = async (d1: D1Database, folder: string): Promise<string[]> => {
  await d1
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await d1.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const done = new Set(results.map(({ name }) => name))
  const path = join(root, folder)
  const missing = readdirSync(path)
    .filter((name) => name.endsWith('.sql') && !done.has(name))
    .sort()
  for (const name of missing) {
    const statements = readFileSync(join(path, name), 'utf8').split('--> statement-breakpoint')
    await d1.batch([
      ...statements.map((statement) => d1.prepare(statement)),
      d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return missing
}
