import { sql, type SQL } from 'drizzle-orm'
import type { Services } from '../platform/context.ts'
import { provideKeys, type AuditKey } from './keys.store.ts'

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Statement after which nothing leads from the audit log to a user, and no personal value of theirs can be read. */
export const keyDestruction = (userId: string): SQL => sql`DELETE FROM audit_keys WHERE user_id = ${userId}`

/** Aliases and keys of users by id, made for those who have none. A user without an account is left out. */
export const personalKeys = (services: Services, userIds: string[]): Promise<ReadonlyMap<string, AuditKey>> =>
  provideKeys(
    services.db,
    userIds.map((userId) => ({
      userId,
      alias: services.newId('per'),
      key: hexOf(crypto.getRandomValues(new Uint8Array(32))),
    })),
    services.now(),
  )
