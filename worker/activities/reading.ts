import type { auditLog } from '../../drizzle/schema/index.ts'
import type { Services } from '../platform/context.ts'
import type { AboutPerson } from './audit.ts'
import { keysByAlias, type AuditKey } from './keys.store.ts'
import type { Origin } from './origin.ts'
import { decryptValue } from '../platform/encryption.ts'

type Row = typeof auditLog.$inferSelect

/** Row of the audit log with its personal values, where their keys exist. */
export type DecryptedRow = Omit<Row, 'sealed' | 'origin'> & {
  origin: Origin | null
  /** True when the person's account is erased, and the values with it. */
  isErased: boolean
}

const decryptRow = async (row: Row, keys: ReadonlyMap<string, AuditKey>): Promise<DecryptedRow> => {
  const { sealed, origin: sealedOrigin, ...open } = row
  const keyOf = (alias: string | null) => (alias === null ? undefined : keys.get(alias)?.key)
  const [actorKey, personKey] = [keyOf(row.actor), keyOf(row.person)]
  const origin =
    sealedOrigin && actorKey ? await decryptValue<Origin>(actorKey, `${row.id} origin`, sealedOrigin) : null
  const about = sealed && personKey ? await decryptValue<AboutPerson>(personKey, `${row.id} sealed`, sealed) : null
  return { ...open, ...about, origin, isErased: sealed !== null && about === null }
}

/** Keys of the users that rows name, by alias. */
export const usersIn = (services: Services, rows: readonly Row[]): Promise<ReadonlyMap<string, AuditKey>> => {
  const aliases = rows.flatMap(({ actor, person, itemId }) => [actor, person, itemId])
  return keysByAlias(services.db, [...new Set(aliases.filter((alias) => alias !== null))])
}

/** Rows with their personal values. */
export const decryptRows = async (
  services: Services,
  rows: readonly Row[],
  users?: ReadonlyMap<string, AuditKey>,
): Promise<DecryptedRow[]> => {
  const keys = users ?? (await usersIn(services, rows))
  return Promise.all(rows.map((row) => decryptRow(row, keys)))
}
