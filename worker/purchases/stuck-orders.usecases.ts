import type { StuckOrder } from '../../domain/purchases/office-orders.ts'
import type { Services } from '../platform/context.ts'
import { listedOrder } from './office-orders.usecases.ts'
import { countStuck, listStuck } from './stuck-orders.store.ts'

/** Orders of the tab; the longest wait comes first. */
const shown = 200

/** Orders that wait for a person, each with its reason. */
export const stuckOrders = async ({ db, now }: Services): Promise<StuckOrder[]> =>
  (await listStuck(db, now(), shown)).map(({ order, ...why }) => ({ ...listedOrder(order), ...why }))

/** Statement that counts them, for the first page of the office. */
export const stuckCount = countStuck
