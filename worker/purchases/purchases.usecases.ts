import { entitlementTo, idsThatOpen, type EntitlementState, type AccessItem } from '../../domain/purchases/access.ts'
import type { AccessEntry } from '../../domain/students/timeline.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { findEntitlements, listEntitlements } from './purchases.store.ts'

/** D1 binds at most 100 parameters a statement; one is the user. */
const itemsPerQuery = 90

/** Access of a student to items; every reader of items calls this. A visitor is `null`. */
export const loadEntitlements = async (
  services: Services,
  userId: string | null,
  items: AccessItem[],
): Promise<(item: AccessItem) => EntitlementState> => {
  const now = services.now()
  const held = userId === null ? [] : await entitlementsFor(services, userId, items)
  return (item) => entitlementTo(item, held, now)
}

const entitlementsFor = async (services: Services, userId: string, items: AccessItem[]) => {
  const guarded = items.filter((item) => item.access !== 'free')
  const ids = [...new Set(guarded.flatMap(idsThatOpen))]
  const pages = Array.from({ length: Math.ceil(ids.length / itemsPerQuery) }, (_, page) =>
    findEntitlements(services.db, userId, ids.slice(page * itemsPerQuery, (page + 1) * itemsPerQuery)),
  )
  return (await Promise.all(pages)).flat()
}

/** Access given to a student before a mark, newest first. */
export const accessOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<AccessEntry[]> =>
  (await listEntitlements(db, userId, before, limit)).map(({ id, createdAt, itemId, startsAt, endsAt, revokedAt }) => ({
    at: createdAt,
    id,
    itemId,
    item: null,
    startsAt,
    endsAt,
    revokedAt,
  }))
