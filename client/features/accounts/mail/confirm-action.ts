import { data } from 'react-router'
import type { PageRequest } from '../../../context.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { tokenIn } from './token.ts'

export type Confirmed = { email: string; refusal: null } | { email: null; refusal: Refusal }

/** Confirms the address of the mailed code for the signed-in account. */
export const confirmAction = async (request: Request, { post }: PageRequest) => {
  const response = await post('/api/auth/confirm-email', { token: tokenIn(request) })
  const refusal = await refusalOf(response.clone(), { 'accounts.token_invalid': 'token' })
  if (refusal) return data<Confirmed>({ email: null, refusal }, replyOf(refusal))
  const { email } = (await response.json()) as { email: string }
  return data<Confirmed>({ email, refusal: null })
}
