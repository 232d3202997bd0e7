import { valueOfText } from '../../../../../domain/content/field-text.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import type { OfficeAnswer, Reply } from '../../../../office/office-action.ts'

type Send = (api: Api, form: FormData) => Promise<Reply>

const refundIn = (form: FormData) => ({ refundId: postedText(form, 'id') })

/** Amount in paise; a text that cannot be read is refused by the contract. */
const amountIn = (form: FormData): number => Number(valueOfText({ type: 'rupees' }, postedText(form, 'amount')) ?? NaN)

const approve: Send = ({ admin: { refunds } }, form) =>
  refunds[':refundId'].approval.$post({ param: refundIn(form), json: { amountPaise: amountIn(form) } })

/** Forms of the refunds by their intents. */
export const refundSends = {
  'refund-approve': approve,
  'refund-part': approve,
  'refund-reject': ({ admin: { refunds } }, form) =>
    refunds[':refundId'].rejection.$post({ param: refundIn(form), json: { answer: postedText(form, 'answer') } }),
  'refund-retry': ({ admin: { refunds } }, form) =>
    refunds[':refundId'].retry.$post({ param: refundIn(form), json: {} }),
} as const satisfies Record<string, Send>

/** Answer to a refused form of the refunds among those of the page; undefined for any other. */
export const refundAnswerOf = (answer: object | undefined): OfficeAnswer | undefined =>
  answer && 'intent' in answer && Object.hasOwn(refundSends, String(answer.intent))
    ? (answer as OfficeAnswer)
    : undefined
