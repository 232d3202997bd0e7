import { accountPaths } from '../../../../domain/account-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'
import { nextAfter } from './next-after.ts'
import { signedInAccount } from './signed-in-account.ts'

/** Data of the second step; `next` is null for a student who came from nowhere in particular. */
export const firstTestLoader = async (request: Request, api: Api) => {
  const next = nextAfter(request)
  const [{ user }, { test }] = await Promise.all([signedInAccount(request, api), load(unwrap(api.tests.first.$get()))])
  const back = accountPaths.welcomeAgain(next)
  return { back, next: next === paths.home() ? null : next, test, unconfirmed: user.emailVerified ? null : user.email }
}
export type FirstTestData = Awaited<ReturnType<typeof firstTestLoader>>
