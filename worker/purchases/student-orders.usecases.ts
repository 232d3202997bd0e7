import type { OrderEntry, RefundEntry } from '../../domain/students/timeline.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { listOrders } from './orders.store.ts'
import { listOfStudent } from './refunds.store.ts'

/** Orders of a student before a mark, newest first. */
export const ordersOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<OrderEntry[]> =>
  (await listOrders(db, userId, before, limit)).map(({ id, createdAt, title, state, totalPaise, grantReason }) => ({
    at: createdAt,
    id,
    title,
    state,
    totalPaise,
    isGrant: grantReason !== null,
  }))

/** Refunds of a student before a mark, newest first. */
export const refundsOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<RefundEntry[]> =>
  (await listOfStudent(db, userId, before, limit)).map(({ refund, title }) => ({
    at: refund.requestedAt,
    id: refund.id,
    orderId: refund.orderId,
    title,
    state: refund.state,
    amountPaise: refund.amount,
  }))
