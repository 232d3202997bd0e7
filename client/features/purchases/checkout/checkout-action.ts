import { data, redirect } from 'react-router'
import { PlaceOrder, type PlacedOrder, type Quote } from '../../../../domain/purchases/checkout.ts'
import { paths } from '../../../../domain/paths.ts'
import type { Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import { defineForms, type FieldName, type FormAnswer } from '../../../forms/define-forms.ts'
import { postedText } from '../../../forms/posted.ts'
import { replyOf } from '../../../forms/refusal.ts'
import { loginAddress } from '../../../sign-in-first.ts'
import { readQuote, type Closed } from './read-quote.ts'

type Tools = { api: Api; page: PageRequest; offerId: string }

export const checkoutForm = defineForms<Tools>()({
  contract: PlaceOrder.omit({ offerId: true, language: true }).extend({ coupon: PlaceOrder.shape.coupon.default('') }),
  fieldOf: { 'purchases.coupon': 'coupon' },
  send: (value, { api, page, offerId }) =>
    api.orders.$post({ json: { ...value, offerId, language: page.viewer.language } }),
  accepted: async (reply) => ({ placed: (await reply.json()) as PlacedOrder }),
})
export type CheckoutField = FieldName<typeof checkoutForm>

/** Outcome of the form: the order with its payment, or why it was refused, with the price as it is now. */
export type CheckoutAnswer = { placed: PlacedOrder } | { form: FormAnswer; shownPaise: number; quote: Quote | Closed }

/** Leads to the payment of an order, or to its page where nothing is to be paid. */
const leadOn = (placed: PlacedOrder) => {
  if (!placed.payment) throw redirect(paths.order(placed.orderId))
  return data<CheckoutAnswer>({ placed })
}

/** Pays an order that is placed already; its page says why where that is not possible. */
const payPlaced = async (orderId: string, { api }: Tools) => {
  const reply = await api.orders[':orderId'].payment.$post({ param: { orderId }, json: {} })
  if (!reply.ok) throw redirect(paths.order(orderId))
  return leadOn(await reply.json())
}

/** Places an order by the form of the checkout, or pays the one that the form names. */
export const checkoutAction = async (request: Request, tools: Tools) => {
  const form = await request.formData()
  const orderId = postedText(form, 'orderId')
  if (orderId !== '') return payPlaced(orderId, tools)
  const answer = await checkoutForm.submit(form, tools)
  if (answer.placed) return leadOn(answer.placed)
  const typed = { coupon: postedText(form, 'coupon'), state: postedText(form, 'state') }
  if (answer.refusal?.code === 'accounts.sign_in_required')
    throw redirect(loginAddress(`${paths.checkout(tools.offerId)}?${new URLSearchParams(typed)}`))
  const quote = await readQuote(tools.api, tools.offerId, typed)
  return data<CheckoutAnswer>(
    { form: answer, shownPaise: Number(postedText(form, 'totalPaise')), quote },
    replyOf(answer.refusal),
  )
}
