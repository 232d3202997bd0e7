import { asc, lt } from 'drizzle-orm'
import { auditIntents } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Intents begun before an instant, oldest first. */
export const listIntents = (db: Database, before: number, limit: number) =>
  db.select().from(auditIntents).where(lt(auditIntents.begunAt, before)).orderBy(asc(auditIntents.begunAt)).limit(limit)
