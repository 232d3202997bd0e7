import { states } from '../../../../domain/accounts/student-profile.ts'
import type { Quote } from '../../../../domain/purchases/checkout.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'

const closings = ['purchases.not_on_sale', 'purchases.not_set_up'] as const

/** Why nothing can be bought here now. */
export type Closed = { closed: (typeof closings)[number]; status: number }

/** Longest code that is sent; a longer one is no coupon. */
const longestCoupon = 40

/** Price for a typed coupon and state, or why there is none. Throws ApiError for an unknown offer. */
export const readQuote = async (
  api: Api,
  offerId: string,
  typed: { coupon: string; state: string },
): Promise<Quote | Closed> => {
  const state = states.find((each) => each === typed.state)
  const query = { coupon: typed.coupon.slice(0, longestCoupon), ...(state && { state }) }
  try {
    return await unwrap(api.offers[':offerId'].quote.$get({ param: { offerId }, query }))
  } catch (error) {
    const closed = error instanceof ApiError && closings.find((code) => code === error.body.code)
    if (!closed) throw error
    return { closed, status: error.status }
  }
}
