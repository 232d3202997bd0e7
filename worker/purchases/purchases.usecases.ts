import {
  endOfAccess,
  entitlementTo,
  idsThatOpen,
  type EntitlementState,
  type AccessItem,
} from '../../domain/purchases/access.ts'
import type { AccessEntry } from '../../domain/students/timeline.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { findEntitlements, listEntitlements } from './purchases.store.ts'

/** Access of a student to items; every reader of items calls this. A visitor is `null`. */
export const loadEntitlements = async (
  services: Services,
  userId: string | null,
  items: AccessItem[],
): Promise<(item: AccessItem) => EntitlementState> => (await loadRights(services, userId, items)).stateOf

/** A student's access to items and its end; see `entitlementTo` and `endOfAccess`. */
export type Rights = {
  stateOf: (item: AccessItem) => EntitlementState
  endOf: (item: AccessItem) => number | null
}

/** As `loadEntitlements`, with the end of each access. */
export const loadRights = async (services: Services, userId: string | null, items: AccessItem[]): Promise<Rights> => {
  const now = services.now()
  const held = userId === null ? [] : await entitlementsFor(services, userId, items)
  return {
    stateOf: (item) => entitlementTo(item, held, now),
    endOf: (item) => endOfAccess(item, held, now),
  }
}

const entitlementsFor = async (services: Services, userId: string, items: AccessItem[]) => {
  const guarded = items.filter((item) => item.access !== 'free')
  const ids = [...new Set(guarded.flatMap(idsThatOpen))]
  return ids.length === 0 ? [] : findEntitlements(services.db, userId, ids)
}

/** Access given to a student before a mark, newest first. */
export const accessOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<AccessEntry[]> =>
  (await listEntitlements(db, userId, before, limit)).map(({ right, title }) => {
    const { id, createdAt: at, itemId, startsAt, endsAt, revokedAt } = right
    return { at, id, itemId, item: null, title, startsAt, endsAt, revokedAt }
  })
