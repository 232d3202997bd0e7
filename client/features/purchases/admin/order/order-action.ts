import { valueOfText } from '../../../../../domain/content/field-text.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { officeAction, type Reply } from '../../../../office/office-action.ts'

type Send = (api: Api, orderId: string, form: FormData) => Promise<Reply>

const withReason =
  (act: 'cancellation' | 'extension' | 'acceptance' | 'mail'): Send =>
  (api, orderId, form) =>
    api.admin.orders[':orderId'][act].$post({ param: { orderId }, json: { reason: postedText(form, 'reason') } })

const sends: Readonly<Record<string, Send>> = {
  ask: (api, orderId) => api.admin.orders[':orderId'].question.$post({ param: { orderId }, json: {} }),
  cancel: withReason('cancellation'),
  extend: withReason('extension'),
  accept: withReason('acceptance'),
  mail: withReason('mail'),
  refund: (api, orderId, form) =>
    api.admin.refunds.$post({
      json: {
        orderId,
        amountPaise: Number(valueOfText({ type: 'rupees' }, postedText(form, 'amount')) ?? NaN),
        reason: postedText(form, 'reason'),
        ...(form.has('payment') && { paymentId: postedText(form, 'payment') }),
      },
    }),
}

/** Address after an accepted form: the order with the act confirmed. */
const confirmed = (url: URL, intent: string): URL => {
  const next = new URL(url)
  next.search = new URLSearchParams({ done: intent }).toString()
  return next
}

/** Runs a form of the page of an order. `url`: address of the page. */
export const orderAction = (api: Api, url: URL, orderId: string, form: FormData) =>
  officeAction(confirmed(url, postedText(form, 'intent')), form, async (intent, sent) => ({
    reply: (await sends[intent]?.(api, orderId, sent)) ?? null,
  }))
