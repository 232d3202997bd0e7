import type { AccessKind, EntitlementState } from '../../domain/purchases/access.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import * as store from './uses.store.ts'

const record = async (services: Services, use: store.Use): Promise<void> => {
  const known = await store.usedParts(services.db, use)
  const parts = use.parts.filter((part) => !known.has(part))
  if (parts.length > 0) await inTransaction(services.db, [store.insertUses({ ...use, parts }, services.now())])
}

/** A part of an item that a user opens. */
export type OpenedPart = Omit<store.Use, 'userId'> & {
  userId: string | null
  access: AccessKind
  entitlement: EntitlementState
}

/**
 * Records after the reply what is used of a premium item that the student has a right to; what is recorded already is
 * only read. Free items and previews are not recorded.
 */
export const recordUse = (services: Services, { access, entitlement, userId, ...use }: OpenedPart): void => {
  if (access === 'free' || entitlement !== 'open' || userId === null || use.parts.length === 0) return
  services.later(record(services, { ...use, userId }))
}
