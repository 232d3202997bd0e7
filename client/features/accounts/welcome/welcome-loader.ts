import { replace } from 'react-router'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { dateInIndia } from '../../../../domain/india.ts'
import type { Api } from '../../../api.ts'
import { constraintsOf } from '../../../forms/constraints.ts'
import { nextAfter } from './next-after.ts'
import { signedInAccount } from './signed-in-account.ts'
import { welcomeForm } from './welcome-action.ts'

/** Data of the first step. A student who was welcomed before is sent on, unless they come back from the second step. */
export const welcomeLoader = async (request: Request, api: Api) => {
  const { isWelcomed, examProfile, user } = await signedInAccount(request, api)
  const isBack = new URL(request.url).searchParams.has('again')
  if (isWelcomed && !isBack) throw replace(nextAfter(request))
  return {
    back: accountPaths.welcomeAgain(nextAfter(request)),
    name: user.displayName,
    kept: examProfile,
    thisYear: Number(dateInIndia(Date.now()).slice(0, 4)),
    constraints: constraintsOf(welcomeForm.contract),
  }
}
