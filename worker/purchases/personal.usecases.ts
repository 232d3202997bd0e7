import type { SQL } from 'drizzle-orm'
import type { Services } from '../platform/context.ts'
import * as store from './personal.store.ts'

/** True while money of a student is on its way: an unpaid or reviewed order, or a refund that has not ended. */
export const hasOpenOrder = ({ db }: Services, userId: string): Promise<boolean> => store.hasOpenOrder(db, userId)

/**
 * Statements for the transaction of an erasure. Orders, refunds and documents stay for tax law, each under an id of its
 * own; only a document keeps the name of its buyer.
 */
export const erasePurchaseStatements = (userId: string): SQL[] => store.eraseStatements(userId)
