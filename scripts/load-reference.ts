import type { ReferenceSet } from '../drizzle/reference/index.ts'
import { referenceStatements } from './reference-statements.ts'

/** Loads newer versions of reference data in one transaction. `now`: Unix milliseconds. */
export const loadReference = async (d1: D1Database, sets: ReferenceSet[], now: number): Promise<void> => {
  const statements = sets.flatMap((set) => referenceStatements(set, now))
  await d1.batch(statements.map((statement) => d1.prepare(statement)))
}
