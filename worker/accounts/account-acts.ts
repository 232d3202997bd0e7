import type { AuditAct } from '../../domain/activities/acts.ts'
import type { Act } from '../activities/audit.ts'

type AccountAct = Extract<AuditAct, `account.${string}`>

/** An act of a student on their own account. */
export const ownAct = (uid: string, act: AccountAct, more: Pick<Act, 'before' | 'after' | 'detail'> = {}): Act => ({
  actor: uid,
  act,
  kind: 'account',
  itemId: uid,
  person: uid,
  ...more,
})
