import { data } from 'react-router'
import type { GuardianRequest } from '../../../../domain/accounts/contract.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { tokenIn } from './token.ts'

/** `asked` is null when the code of the mail is expired or unknown. */
export type GuardianData = { asked: GuardianRequest | null; isExpired: boolean }

export const guardianLoader = async (request: Request, api: Api) => {
  const call = unwrap(api.guardian.$get({ query: { token: tokenIn(request) } }))
  const found = await load(
    call.then(
      (asked): GuardianData => ({ asked, isExpired: false }),
      (error: unknown): GuardianData => {
        // A malformed code and an unknown one look the same to a guardian.
        if (error instanceof ApiError && [400, 422].includes(error.status))
          return { asked: null, isExpired: error.body.code === 'accounts.link_expired' }
        throw error
      },
    ),
  )
  return data(found, { status: found.asked ? 200 : 400 })
}

/** Decision of a guardian: `consent` is false when withdrawn, null when a fresh link was requested. */
export type Answered = { consent: boolean | null; refusal: Refusal | null }

export const guardianAction = async (request: Request, api: Api) => {
  const said = (await request.formData()).get('consent')
  if (said === null) {
    const refusal = await refusalOf(await api.guardian.link.$post({ json: { token: tokenIn(request) } }))
    return data<Answered>({ consent: null, refusal }, replyOf(refusal))
  }
  const consent = said === 'true'
  const refusal = await refusalOf(await api.guardian.$post({ json: { token: tokenIn(request), consent } }))
  return data<Answered>({ consent, refusal }, replyOf(refusal))
}
