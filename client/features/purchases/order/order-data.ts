import { data } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { ErrorBody, ErrorCode } from '../../../../domain/errors.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { load } from '../../../load.ts'
import { orSignIn } from '../../../sign-in-first.ts'
import { refundIntents } from '../refund/refund-intents.ts'
import { orderIntents } from './order-intents.ts'

type Tools = { api: Api; orderId: string }

/** An order of the student with the instant at which it was read. */
export const orderLoader = async (request: Request, { api, orderId }: Tools) => {
  const param = { orderId }
  const call = Promise.all([
    unwrap(api.orders[':orderId'].$get({ param })),
    unwrap(api.orders[':orderId'].refunds.$get({ param })),
  ])
  const found = await load(orSignIn(call, { request, next: paths.order(orderId) }))
  if (found instanceof Response) throw found
  const [order, refunds] = found
  return { order, refunds, now: Date.now() }
}

/** Outcome of a form: done, or refused with a code. */
export type OrderAnswer = { intent: string; refused: ErrorCode | null }

const unknownForm: ErrorBody = { code: 'input.invalid', message: 'There is no such form.', requestId: '' }

const act = async (intent: string, form: FormData, { api, orderId }: Tools): Promise<unknown> => {
  const ask = { param: { orderId }, json: {} }
  if (intent === orderIntents.look) return unwrap(api.orders[':orderId'].question.$post(ask))
  if (intent === orderIntents.cancel) return unwrap(api.orders[':orderId'].cancellation.$post(ask))
  if (intent === refundIntents.ask)
    return unwrap(
      api.orders[':orderId'].refunds.$post({ param: { orderId }, json: { reason: postedText(form, 'reason') } }),
    )
  throw data(unknownForm, { status: 422 })
}

const refusals: readonly ErrorCode[] = ['input.invalid', 'platform.rate_limited', 'purchases.not_possible']

/** Asks the gateway about an order, cancels it, or asks for its money back. */
export const orderAction = async (request: Request, form: FormData, tools: Tools): Promise<OrderAnswer | Response> => {
  const intent = postedText(form, 'intent')
  const call = act(intent, form, tools).then(
    (): OrderAnswer => ({ intent, refused: null }),
    (error: unknown): OrderAnswer => {
      if (error instanceof ApiError && refusals.includes(error.body.code)) return { intent, refused: error.body.code }
      throw error
    },
  )
  return load(orSignIn(call, { request, next: paths.order(tools.orderId) }))
}
