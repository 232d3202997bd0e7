import { data } from 'react-router'
import { z } from 'zod'
import { SignUp } from '../../../../domain/accounts/contract.ts'
import type { PageRequest } from '../../../context.ts'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { replyOf } from '../../../forms/refusal.ts'
import { NewPassword } from '../typed-password.ts'
import { redirectAfterSignUp, signInForm } from './define-sign-in-form.ts'

export const signUpForm = signInForm({
  contract: SignUp.extend({ password: NewPassword, under18: z.stringbool().optional() }),
  fieldOf: { 'accounts.weak_password': 'password', 'accounts.address_taken': 'email' },
  send: (json, { page }) => page.post('/api/auth/sign-up/email', json),
  accepted: redirectAfterSignUp,
})

export const signUpAction = async (request: Request, page: PageRequest) => {
  const answer = await signUpForm.submit(await request.formData(), { request, page })
  return data<FormAnswer>(answer, replyOf(answer.refusal))
}
