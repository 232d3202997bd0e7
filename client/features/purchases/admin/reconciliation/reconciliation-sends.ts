import { differenceActs } from '../../../../../domain/purchases/differences.ts'
import { postedText } from '../../../../forms/posted.ts'
import { oneOf } from '../../../../ui/list-address.ts'
import type { SalesSend } from '../sales-action.ts'

/** Forms of the tab of the reconciliation. */
export const reconciliationSends: Readonly<Record<string, SalesSend>> = {
  'difference-settle': (api, form) =>
    api.admin.reconciliation[':id'].settlement.$post({
      param: { id: postedText(form, 'id') },
      json: {
        act: oneOf(differenceActs, postedText(form, 'act')) ?? 'settle',
        reason: postedText(form, 'reason'),
      },
    }),
  'money-compare': (api) => api.admin.reconciliation.runs.$post({ json: {} }),
}
