import { exportFormats } from '../../../../../domain/content/export.ts'
import type { Api } from '../../../../api.ts'
import { answerExport, postedOnce } from '../../../../office/list/view-action.ts'
import { oneOf } from '../../../../ui/list-address.ts'
import { ordersIn, ordersLink } from './orders-address.ts'

/** Starts the export of a long list of orders; its id is then in the address of the list. */
export const exportOrders = async (api: Api, url: URL, form: FormData) => {
  const filters = ordersIn(url.searchParams)
  const format = oneOf(exportFormats, postedOnce(form, 'format')) ?? 'csv'
  const reply = await api.admin['order-exports'].$post({ json: { ...filters, format } })
  return answerExport(reply, ordersLink(filters, url.searchParams.get('cursor')))
}
