import type { Account } from '../../../../domain/accounts/contract.ts'
import { ApiError, unwrap } from '../../../api.ts'
import { load } from '../../../load.ts'
import type { Tools } from './profile-form-definition.ts'
import { redirectToLogin } from './redirect-to-login.ts'

/** The account of the viewer; redirects to the log-in where no session, or an ended one, shows it. */
export const ownAccount = (request: Request, { api, page }: Tools): Promise<Account> => {
  if (!page.viewer.user) throw redirectToLogin(request)
  return load(
    unwrap(api.account.$get()).catch((error: unknown) => {
      if (error instanceof ApiError && error.body.code === 'accounts.sign_in_required') throw redirectToLogin(request)
      throw error
    }),
  )
}
