import { sql } from 'drizzle-orm'
import type { Database } from '../platform/context.ts'

/** True for a topic of a subject, from unchecked values; a topic that is missing is reported as such elsewhere. */
export const isTopic = async (db: Database, subject: unknown, topic: unknown): Promise<boolean> => {
  if (typeof subject !== 'string' || typeof topic !== 'string' || topic === '') return true
  const { found } = await db.get<{ found: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM topics WHERE subject = ${subject} AND slug = ${topic}) AS found`,
  )
  return found === 1
}
