import type { AuditAct } from '../../domain/activities/acts.ts'
import type { Services } from '../platform/context.ts'
import { actsOf } from './activities.store.ts'
import { findAlias } from './keys.store.ts'
import { decryptRows } from './reading.ts'

/** Act on an account as its owner sees it, without the names of administrators. */
type OwnAct = {
  at: number
  act: AuditAct
  by: 'self' | 'office' | 'other'
  reason: string | null
  [fact: string]: unknown
}

/** Acts by a student or about them, oldest first. */
export const ownActs = async (services: Services, userId: string): Promise<OwnAct[]> => {
  const alias = await findAlias(services.db, userId)
  if (alias === undefined) return []
  const rows = await decryptRows(services, await actsOf(services.db, alias))
  return rows.map(({ at, act, actor, reason, detail, origin }) => ({
    ...detail,
    at,
    act,
    by: actor === alias ? ('self' as const) : actor === null ? ('other' as const) : ('office' as const),
    reason,
    ...(actor === alias && { origin }),
  }))
}
