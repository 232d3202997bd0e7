import { dateInIndia } from '../../../../domain/india.ts'
import { ApiError, unwrap } from '../../../api.ts'
import { load, loadList } from '../../../load.ts'
import type { Tools } from './action-types.ts'
import { toLogin } from './to-login.ts'

/** The account, the student's attempts and bookmarks, and what the forms need to know. */
export const profileLoader = async (request: Request, { api, page }: Tools) => {
  if (!page.viewer.user) throw toLogin()
  const account = unwrap(api.account.$get()).catch((error: unknown) => {
    if (error instanceof ApiError && error.body.code === 'accounts.sign_in_required') throw toLogin()
    throw error
  })
  const cursor = new URL(request.url).searchParams.get('bookmarks')?.slice(0, 200)
  const [found, { items }, bookmarks, copy] = await Promise.all([
    load(account),
    load(unwrap(api.attempts.$get())),
    loadList(unwrap(api.bookmarks.$get({ query: cursor ? { cursor } : {} })), request, 'bookmarks'),
    load(unwrap(api.account.export.$get())),
  ])
  return {
    account: found,
    attempts: items,
    copy,
    bookmarks,
    provider: page.socialProvider,
    today: dateInIndia(Date.now()),
    /** What linking in this window came back with. */
    linkError: new URL(request.url).searchParams.get('error'),
  }
}
export type ProfileData = Awaited<ReturnType<typeof profileLoader>>
