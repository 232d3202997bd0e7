import { orderActs } from '../../../../../domain/purchases/order-acts.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { load } from '../../../../load.ts'
import { oneOf, textIn } from '../../../../ui/list-address.ts'

/** An order for its page, with the act that the address opens and the outcome of the last one. */
export const loadOrder = async (api: Api, search: URLSearchParams, orderId: string) => ({
  order: await load(unwrap(api.admin.orders[':orderId'].$get({ param: { orderId } }))),
  act: oneOf(orderActs, search.get('act')) ?? null,
  /** Payment that the opened act gives back; null for the order's own. */
  paymentId: textIn(search, 'payment', 64) ?? null,
  done: oneOf(orderActs, search.get('done')) ?? null,
  now: Date.now(),
})
export type OrderData = Awaited<ReturnType<typeof loadOrder>>
