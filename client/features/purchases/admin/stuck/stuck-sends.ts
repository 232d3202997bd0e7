import { postedText } from '../../../../forms/posted.ts'
import type { SalesSend } from '../sales-action.ts'

/** Forms of the tab of stuck orders. */
export const stuckSends: Readonly<Record<string, SalesSend>> = {
  'order-ask': (api, form) =>
    api.admin.orders[':orderId'].question.$post({ param: { orderId: postedText(form, 'id') }, json: {} }),
}
