import { dateInIndia } from '../../../../domain/india.ts'
import { ApiError, unwrap } from '../../../api.ts'
import { constraintsOf, type Constraints } from '../../../forms/constraints.ts'
import { load, loadList } from '../../../load.ts'
import type { Tools } from './profile-form-definition.ts'
import { profileForms, type ProfileIntent } from './profile-action.ts'
import { redirectToLogin } from './redirect-to-login.ts'

/** Native attributes of the fields of every form. */
const constraints = () =>
  Object.fromEntries(
    Object.entries(profileForms).map(([intent, { contract }]) => [intent, constraintsOf(contract)]),
  ) as Record<ProfileIntent, Constraints>

/** Data of /profile: the account, the student's attempts and bookmarks, and the attributes of the forms. */
export const profileLoader = async (request: Request, { api, page }: Tools) => {
  if (!page.viewer.user) throw redirectToLogin()
  const account = unwrap(api.account.$get()).catch((error: unknown) => {
    if (error instanceof ApiError && error.body.code === 'accounts.sign_in_required') throw redirectToLogin()
    throw error
  })
  const cursor = new URL(request.url).searchParams.get('bookmarks')?.slice(0, 200)
  const [found, { items }, bookmarks, copy, revision] = await Promise.all([
    load(account),
    load(unwrap(api.attempts.$get())),
    loadList(unwrap(api.bookmarks.$get({ query: cursor ? { cursor } : {} })), request, 'bookmarks'),
    load(unwrap(api.account.export.$get())),
    // The account is shown where the cards cannot be read.
    unwrap(api.revision.today.$get()).catch(() => null),
  ])
  return {
    account: found,
    attempts: items,
    copy,
    bookmarks,
    revision,
    provider: page.socialProvider,
    today: dateInIndia(Date.now()),
    constraints: constraints(),
    /** Error code with which the provider ended linking in this window. */
    linkError: new URL(request.url).searchParams.get('error'),
  }
}
export type ProfileData = Awaited<ReturnType<typeof profileLoader>>
