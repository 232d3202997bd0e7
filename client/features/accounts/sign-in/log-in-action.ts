import { data } from 'react-router'
import { Login, RequestSignInCode } from '../../../../domain/accounts/contract.ts'
import type { PageRequest } from '../../../context.ts'
import type { FormAnswer } from '../../../forms/define-forms.ts'
import { replyOf } from '../../../forms/refusal.ts'
import { TypedPassword } from '../typed-password.ts'
import { askForCode, type CodeStep } from './code-step.ts'
import { redirectAfterSignIn, signInForm } from './define-sign-in-form.ts'

export type LogInAnswer = FormAnswer & {
  /** As entered; shown also when a code was mailed to it. */
  email: string
  step: CodeStep | undefined
}

export const logInForm = signInForm({
  contract: Login.extend({ password: TypedPassword }),
  fieldOf: { 'accounts.code_invalid': 'code' },
  send: (json, { page }) => page.post('/api/auth/sign-in/email', json),
  accepted: redirectAfterSignIn,
})

const codeForm = signInForm({
  contract: RequestSignInCode,
  send: (json, { page }) => page.post('/api/auth/sign-in/code', json),
})

const stepAfter = ({ refusal }: FormAnswer): CodeStep => {
  if (refusal?.code === 'platform.rate_limited') return 'many'
  return refusal ? 'offered' : 'sent'
}

const mailCode = async (form: FormData, request: Request, page: PageRequest, email: string) => {
  const answer = await codeForm.submit(form, { request, page })
  const step = stepAfter(answer)
  const refusal = step === 'many' ? null : answer.refusal
  return data<LogInAnswer>({ ...answer, refusal, email, step }, replyOf(answer.refusal))
}

/** Logs in, with the mailed code if one was entered; or mails a code. */
export const logInAction = async (request: Request, page: PageRequest) => {
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  if (form.get('intent') === askForCode) return mailCode(form, request, page, email)
  const answer = await logInForm.submit(form, { request, page })
  const isHeld = answer.refusal?.code === 'platform.rate_limited'
  const step: CodeStep | undefined = form.has('code') ? 'entered' : isHeld ? 'offered' : undefined
  return data<LogInAnswer>({ ...answer, email, step }, replyOf(answer.refusal))
}
