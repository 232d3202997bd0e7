import { data, redirect } from 'react-router'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'

export const revokeIntent = 'revoke-certificate'

/** Refused revocation, with the typed reason. */
export type RevocationAnswer = { revocation: string; reason: string; refusal: Refusal }

/** Revokes a certificate of the tab. Null for any other form. `url`: address of the page. */
export const revocationAction = async (url: URL, form: FormData, api: Api) => {
  if (postedText(form, 'intent') !== revokeIntent) return null
  const [code, reason] = [postedText(form, 'code'), postedText(form, 'reason')]
  const reply = await api.admin.certificates[':code'].revocation.$post({ param: { code }, json: { reason } })
  const refusal = await refusalOf(reply)
  if (refusal) return data<RevocationAnswer>({ revocation: code, reason, refusal }, replyOf(refusal))
  throw redirect(url.pathname + url.search, 303)
}
