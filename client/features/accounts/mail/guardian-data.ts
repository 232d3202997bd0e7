import { data } from 'react-router'
import type { GuardianRequest } from '../../../../domain/accounts/contract.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'
import { refusalOf, replyOf, type Refusal } from '../refusal.ts'
import { tokenIn } from './token.ts'

/** Null where the mail's code is no longer valid. */
export type GuardianData = { asked: GuardianRequest | null }

export const guardianLoader = async (request: Request, api: Api) => {
  const call = unwrap(api.guardian.$get({ query: { token: tokenIn(request) } }))
  const asked = await load(
    call.catch((error: unknown) => {
      // A code that is no code, and one that is not known, are the same to a guardian.
      if (error instanceof ApiError && [400, 422].includes(error.status)) return null
      throw error
    }),
  )
  return data<GuardianData>({ asked }, { status: asked ? 200 : 400 })
}

/** What the guardian said; `consent` is false where it was withdrawn. */
export type Answered = { consent: boolean; refusal: Refusal | null }

export const guardianAction = async (request: Request, api: Api) => {
  const consent = (await request.formData()).get('consent') === 'true'
  const refusal = await refusalOf(await api.guardian.$post({ json: { token: tokenIn(request), consent } }))
  return data<Answered>({ consent, refusal }, replyOf(refusal))
}
