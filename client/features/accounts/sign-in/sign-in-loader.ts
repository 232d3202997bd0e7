import type { z } from 'zod'
import type { Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import { constraintsOf } from '../../../forms/constraints.ts'
import { finishSignIn } from './intent.ts'
import { returnAddress } from './return-address.ts'

type Tools = { page: PageRequest; api: Api; form: { contract: z.ZodObject } }

/**
 * Data of the log-in and sign-up pages. Redirects a reader who is signed in and replaces the form's history entry,
 * because Back would otherwise lead forward again.
 */
export const signInLoader = async (request: Request, { page: { viewer, socialProvider }, api, form }: Tools) => {
  if (viewer.user) throw await finishSignIn(request, api, returnAddress(request))
  return { provider: socialProvider, constraints: constraintsOf(form.contract) }
}
