import { data } from 'react-router'
import type { PageRequest } from '../../../context.ts'
import { refusalOf, replyOf, type Refusal } from '../refusal.ts'

/** `refusal` is null once the mail is on its way, or would be: a known and an unknown address look alike. */
export type Asked = { email: string; refusal: Refusal | null }

export const forgotAction = async (request: Request, { post }: PageRequest) => {
  const email = String((await request.formData()).get('email') ?? '').trim()
  const refusal = await refusalOf(await post('/api/auth/request-password-reset', { email }))
  return data<Asked>({ email, refusal }, replyOf(refusal))
}
