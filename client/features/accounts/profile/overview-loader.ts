import { unwrap } from '../../../api.ts'
import { load } from '../../../load.ts'
import { constraintsIn } from './constraints-in.ts'
import { emailForms } from './email/email-actions.ts'
import { ownAccount } from './own-account.ts'
import type { Tools } from './profile-form-definition.ts'

/** Data of /profile: the account, what is due, and numbers for the lines of the sections. */
export const overviewLoader = async (request: Request, tools: Tools) => {
  const { api } = tools
  const [account, attempts, { count: bookmarks }, revision] = await Promise.all([
    ownAccount(request, tools),
    load(unwrap(api.attempts.count.$get())),
    load(unwrap(api.bookmarks.count.$get())),
    // The page is shown where the cards cannot be read.
    unwrap(api.revision.today.$get()).catch(() => null),
  ])
  return { account, attempts, bookmarks, revision, constraints: constraintsIn(emailForms) }
}
export type Overview = Awaited<ReturnType<typeof overviewLoader>>
