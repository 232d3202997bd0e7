import type { Api } from '../../../api.ts'
import { officeAction, type OfficeAnswer, type Reply } from '../../../office/office-action.ts'
import type { ListAnswer } from '../../../office/list/view-action.ts'
import { couponSends } from './coupons/coupon-form.ts'
import { offerSends } from './offers/offer-form.ts'
import { exportOrders } from './orders/export-action.ts'
import { exportReport } from './report/export-action.ts'
import { refundSends } from './refunds/refund-sends.ts'
import { reconciliationSends } from './reconciliation/reconciliation-sends.ts'
import { stuckSends } from './stuck/stuck-sends.ts'

/** Answer to a refused form of a tab, or of the export of a list. */
export type SalesAnswer = OfficeAnswer | ListAnswer

/** Sends the form of one intent. */
export type SalesSend = (api: Api, form: FormData) => Promise<Reply>

/** Forms of the tabs by their intents, which are unique on the page. */
const sends: Readonly<Record<string, SalesSend>> = {
  ...offerSends,
  ...couponSends,
  ...refundSends,
  ...reconciliationSends,
  ...stuckSends,
}

/** Runs a form of the sales screens. `url`: address of the page. */
export const salesAction = async (api: Api, url: URL, form: FormData) =>
  form.get('intent') === 'export'
    ? (url.searchParams.has('tab') ? exportOrders : exportReport)(api, url, form)
    : officeAction(url, form, async (intent, sent) => ({ reply: (await sends[intent]?.(api, sent)) ?? null }))
