import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { officeAction } from '../../../office/office-action.ts'

/** Stops a broadcast, sends mails again, or clears an address. */
export const notificationsAction = (api: Api, url: URL, form: FormData) =>
  officeAction(url, form, async (intent) => {
    const { broadcasts, mails, bounces } = api.admin.notifications
    const id = postedText(form, 'id')
    const source = postedText(form, 'source')
    const state = postedText(form, 'state') === 'unknown' ? 'unknown' : 'failed'
    switch (intent) {
      case 'stop':
        return { reply: await broadcasts[':id'].stop.$post({ param: { id }, json: {} }) }
      case 'send-again':
        return { reply: await mails.sending.$post({ json: { state, ...(id && { id }), ...(source && { source }) } }) }
      case 'clear-address':
        return { reply: await bounces[':id'].$delete({ param: { id }, json: {} }) }
      default:
        return { reply: null }
    }
  })
