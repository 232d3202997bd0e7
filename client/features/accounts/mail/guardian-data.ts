import { data } from 'react-router'
import type { GuardianRequest } from '../../../../domain/accounts/contract.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { tokenIn } from './token.ts'

/** `guardianRequest` is null when the code of the mail is expired or unknown. */
export type GuardianData = { guardianRequest: GuardianRequest | null; isExpired: boolean }

export const guardianLoader = async (request: Request, api: Api) => {
  const call = unwrap(api.guardian.$get({ query: { token: tokenIn(request) } }))
  const found = await load(
    call.then(
      (guardianRequest): GuardianData => ({ guardianRequest, isExpired: false }),
      (error: unknown): GuardianData => {
        // A malformed code and an unknown one look the same to a guardian.
        if (error instanceof ApiError && [400, 422].includes(error.status))
          return { guardianRequest: null, isExpired: error.body.code === 'accounts.link_expired' }
        throw error
      },
    ),
  )
  return data(found, { status: found.guardianRequest ? 200 : 400 })
}

/** Decision of a guardian: `consent` is false when withdrawn, null when a fresh link was requested. */
export type GuardianOutcome = { consent: boolean | null; refusal: Refusal | null }

export const guardianAction = async (request: Request, api: Api) => {
  const choice = (await request.formData()).get('consent')
  if (choice === null) {
    const refusal = await refusalOf(await api.guardian.link.$post({ json: { token: tokenIn(request) } }))
    return data<GuardianOutcome>({ consent: null, refusal }, replyOf(refusal))
  }
  const consent = choice === 'true'
  const refusal = await refusalOf(await api.guardian.$post({ json: { token: tokenIn(request), consent } }))
  return data<GuardianOutcome>({ consent, refusal }, replyOf(refusal))
}
