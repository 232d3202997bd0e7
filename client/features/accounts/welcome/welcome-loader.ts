import { replace } from 'react-router'
import { dateInIndia } from '../../../../domain/india.ts'
import type { Api } from '../../../api.ts'
import { constraintsOf } from '../../../forms/constraints.ts'
import { nextAfter } from './next-after.ts'
import { signedInAccount } from './signed-in-account.ts'
import { welcomeForm } from './welcome-action.ts'

/** Data of the first step. A student who was welcomed before is sent on. */
export const welcomeLoader = async (request: Request, api: Api) => {
  const { isWelcomed, examProfile, user } = await signedInAccount(request, api)
  if (isWelcomed) throw replace(nextAfter(request))
  return {
    name: user.displayName,
    kept: examProfile,
    thisYear: Number(dateInIndia(Date.now()).slice(0, 4)),
    constraints: constraintsOf(welcomeForm.contract),
  }
}
