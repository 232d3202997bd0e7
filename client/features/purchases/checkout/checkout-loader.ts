import { data } from 'react-router'
import type { Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import { constraintsOf } from '../../../forms/constraints.ts'
import { load } from '../../../load.ts'
import { orSignIn } from '../../../sign-in-first.ts'
import { checkoutForm } from './checkout-action.ts'
import { readQuote } from './read-quote.ts'

/** Data of a checkout: the price for the coupon and state of the address, and where the invoice goes. */
export const checkoutLoader = async (
  request: Request,
  { api, page, offerId }: { api: Api; page: PageRequest; offerId: string },
) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const typed = { coupon: searchParams.get('coupon')?.trim() ?? '', state: searchParams.get('state') ?? '' }
  const asked = orSignIn(readQuote(api, offerId, typed), { request, next: pathname + search })
  const [quote, { user }] = await Promise.all([load(asked), page.readSession()])
  if (quote instanceof Response) throw quote
  const email = { address: user?.email ?? '', isConfirmed: user?.emailVerified ?? false }
  const shown = { offerId, quote, email, typed, constraints: constraintsOf(checkoutForm.contract) }
  return data(shown, 'closed' in quote ? { status: quote.status } : {})
}
export type CheckoutData = Awaited<ReturnType<typeof checkoutLoader>>['data']
