import { data } from 'react-router'
import { RequestPasswordReset } from '../../../../domain/accounts/contract.ts'
import type { PageRequest } from '../../../context.ts'
import { defineForms, type FormAnswer } from '../../../forms/define-forms.ts'
import { replyOf } from '../../../forms/refusal.ts'

/** `email` is set when the mail was sent. Known and unknown addresses get the same answer. */
export type ForgotAnswer = FormAnswer & { email?: string }

export const forgotForm = defineForms<PageRequest>()({
  contract: RequestPasswordReset,
  send: (json, { post }) => post('/api/auth/request-password-reset', json),
  accepted: (_reply, { email }) => ({ email }),
})

export const forgotAction = async (request: Request, page: PageRequest) => {
  const answer = await forgotForm.submit(await request.formData(), page)
  return data<ForgotAnswer>(answer, replyOf(answer.refusal))
}
