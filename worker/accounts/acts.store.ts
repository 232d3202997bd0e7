import { sql, type SQL } from 'drizzle-orm'
import type { AccountActKind } from '../../domain/accounts/acts.ts'

export type AccountAct = {
  id: string
  uid: string
  kind: AccountActKind
  /** The administrator and the reason; null when the owner acted. */
  actor: { id: string; reason: string } | null
}

/** Audit row of an act, for the transaction that performs it. */
export const recordAct = ({ id, uid, kind, actor }: AccountAct, now: number): SQL => sql`
  INSERT INTO account_acts (id, uid, kind, actor_id, reason, created_at)
  VALUES (${id}, ${uid}, ${kind}, ${actor?.id ?? null}, ${actor?.reason ?? null}, ${now})`
