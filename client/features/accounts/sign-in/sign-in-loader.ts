import type { z } from 'zod'
import { asksWelcome } from '../../../../domain/accounts/welcome.ts'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { unwrap, type Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import { constraintsOf } from '../../../forms/constraints.ts'
import { finishSignIn } from './intent.ts'
import { returnAddress } from './return-address.ts'

type Tools = { page: PageRequest; api: Api; form: { contract: z.ZodObject } }

/** The return address; before it the welcome, for a new student: a popup or an intent ends a registration here too. */
const addressOfSignedIn = async (request: Request, api: Api): Promise<string> => {
  const next = returnAddress(request)
  const account = await unwrap(api.account.$get()).catch(() => null)
  if (!account) return next
  const { isWelcomed, user } = account
  return asksWelcome({ createdAt: user.createdAt, isWelcomed }, Date.now()) ? accountPaths.welcome(next) : next
}

/**
 * Data of the log-in and sign-up pages. Redirects a reader who is signed in and replaces the form's history entry,
 * because Back would otherwise lead forward again.
 */
export const signInLoader = async (request: Request, { page: { viewer, socialProvider }, api, form }: Tools) => {
  if (viewer.user) throw await finishSignIn(request, api, await addressOfSignedIn(request, api))
  return { provider: socialProvider, constraints: constraintsOf(form.contract) }
}
