import { data, redirect } from 'react-router'
import { ResetPassword } from '../../../../domain/accounts/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import type { PageRequest } from '../../../context.ts'
import { defineForms, type FormAnswer } from '../../../forms/define-forms.ts'
import { replyOf } from '../../../forms/refusal.ts'
import { NewPassword } from '../typed-password.ts'
import { resetDone } from './reset-done.ts'
import { tokenIn } from './token.ts'

export const resetForm = defineForms<{ request: Request; page: PageRequest }>()({
  contract: ResetPassword.omit({ token: true }).extend({ newPassword: NewPassword }),
  fieldOf: { 'accounts.weak_password': 'newPassword', 'accounts.token_invalid': 'token' },
  send: (json, { request, page }) => page.post('/api/auth/reset-password', { token: tokenIn(request), ...json }),
  accepted: async (_reply, _value, { page }) => {
    // Every session has ended; the cookies of one that this browser still holds would block the log-in.
    await page.post('/api/auth/sign-out', {})
    throw redirect(`${paths.login()}?${new URLSearchParams({ [resetDone]: 'done' })}`)
  },
})

/** Sets the password and redirects to /login. An unreadable code counts as an expired one. */
export const resetAction = async (request: Request, page: PageRequest) => {
  const answer = await resetForm.submit(await request.formData(), { request, page })
  return data<FormAnswer>(answer, replyOf(answer.refusal))
}
