import { data } from 'react-router'
import type { PageRequest } from '../../context.ts'
import { refusalOf, replyOf } from './refusal.ts'
import { signIn, textOf, valuesOf, type Refused } from './sign-in-action.ts'

/**
 * The way in by a mailed code, for a device that is held by too many wrong passwords on its account: it can be asked for,
 * it was just asked for, there were too many mails, or it is being entered.
 */
export type CodeStep = 'offered' | 'sent' | 'many' | 'entered'

export type LogInAnswer = {
  refused: Refused | undefined
  email: string
  step: CodeStep | undefined
}

/** The value of the button that asks for a code. */
export const askForCode = 'code'

const mailCode = async (form: FormData, { post }: PageRequest) => {
  const values = valuesOf(form)
  const refusal = await refusalOf(await post('/api/auth/sign-in/code', { email: values.email }))
  const isMany = refusal?.code === 'platform.rate_limited'
  const refused = refusal && !isMany ? { ...refusal, values } : undefined
  const step: CodeStep = isMany ? 'many' : refused ? 'offered' : 'sent'
  return data<LogInAnswer>({ refused, email: values.email, step }, replyOf(refusal))
}

/** Logs in, with a mailed code where one was entered, or has one sent. Works without script. */
export const logInAction = async (request: Request, page: PageRequest) => {
  const form = await request.formData()
  if (form.get('intent') === askForCode) return mailCode(form, page)
  const values = valuesOf(form)
  const code = textOf(form, 'code').trim()
  const sent = { email: values.email, password: textOf(form, 'password'), ...(code && { code }) }
  const refusal = await signIn(request, page, '/api/auth/sign-in/email', sent)
  const isHeld = refusal.code === 'platform.rate_limited'
  const step: CodeStep | undefined = form.has('code') ? 'entered' : isHeld ? 'offered' : undefined
  return data<LogInAnswer>({ refused: { ...refusal, values }, email: values.email, step }, replyOf(refusal))
}
