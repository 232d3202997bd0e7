import { replace } from 'react-router'
import { accountPaths } from '../../../../domain/account-paths.ts'
import type { PageRequest } from '../../../context.ts'
import { defineForms } from '../../../forms/define-forms.ts'
import { intentOf } from './intent.ts'
import { addressAfter, returnAddress, signInQueryOf } from './return-address.ts'

type Tools = { request: Request; page: PageRequest }

/** Defines a form of the log-in and sign-up pages. */
export const signInForm = defineForms<Tools>()

/** Redirects after a right password: to the return address, or to the page that asks for a second factor. */
export const redirectAfterSignIn = async (response: Response, _value: unknown, { request }: Tools): Promise<never> => {
  const { secondFactor = false } = (await response.json()) as { secondFactor?: boolean }
  throw replace(secondFactor ? accountPaths.secondFactor() + signInQueryOf(request) : addressAfter(request))
}

/** Redirects to the welcome after a registration; a waiting intent is carried out before, by the log-in page. */
export const redirectAfterSignUp = (_response: Response, _value: unknown, { request }: Tools): never => {
  throw replace(intentOf(request) ? addressAfter(request) : accountPaths.welcome(returnAddress(request)))
}
