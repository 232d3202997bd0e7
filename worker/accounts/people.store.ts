import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { authUsers } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const columns = { id: authUsers.id, name: authUsers.name, email: authUsers.email }
const listed = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

export const findPeople = (db: Database, userIds: readonly string[]) =>
  db
    .select(columns)
    .from(authUsers)
    .where(inArray(authUsers.id, listed(userIds)))

/** Accounts with a verified address among these. */
export const findVerified = (db: Database, emails: readonly string[]) =>
  db
    .select(columns)
    .from(authUsers)
    .where(and(inArray(authUsers.email, listed(emails)), eq(authUsers.emailVerified, true)))
    .orderBy(asc(authUsers.name))
