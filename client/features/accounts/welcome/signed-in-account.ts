import { redirect } from 'react-router'
import type { Account } from '../../../../domain/accounts/contract.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'
import { loginAddress, pageAddress } from '../../../sign-in-first.ts'

/** The account of the viewer; redirects a visitor to the log-in, which returns to this page. */
export const signedInAccount = (request: Request, api: Api): Promise<Account> =>
  load(
    unwrap(api.account.$get()).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw redirect(loginAddress(pageAddress(request)))
      throw error
    }),
  )
