import { data, redirect } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { PageRequest } from '../../../context.ts'
import { refusalOf, replyOf, type Refusal } from '../refusal.ts'
import { resetDone } from './reset-done.ts'
import { tokenIn } from './token.ts'

/** Sets the password and goes on to /login. A code that cannot be read counts like one that is too old. */
export const resetAction = async (request: Request, { post }: PageRequest) => {
  const newPassword = String((await request.formData()).get('newPassword') ?? '')
  const response = await post('/api/auth/reset-password', { token: tokenIn(request), newPassword })
  const refusal = await refusalOf(response, {
    'accounts.weak_password': 'newPassword',
    'accounts.token_invalid': 'token',
  })
  if (refusal) return data<Refusal>(refusal, replyOf(refusal))
  // Every session has ended: what this browser still holds of one would only stand in the way of the log-in.
  await post('/api/auth/sign-out', {})
  throw redirect(`${paths.login()}?${new URLSearchParams({ [resetDone]: 'done' })}`)
}
