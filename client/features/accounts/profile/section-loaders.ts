import { redirect } from 'react-router'
import { dateInIndia } from '../../../../domain/india.ts'
import { paths } from '../../../../domain/paths.ts'
import { unwrap } from '../../../api.ts'
import { load, loadList } from '../../../load.ts'
import { bookmarkForms } from './bookmarks/bookmark-actions.ts'
import { constraintsIn } from './constraints-in.ts'
import { copyForms } from './copy/copy-action.ts'
import { detailsForms } from './details/details-action.ts'
import { emailForms } from './email/email-actions.ts'
import { eraseForms } from './erase/erase-action.ts'
import { examForms } from './exam/exam-action.ts'
import { guardianForms } from './guardian/guardian-action.ts'
import { ownAccount } from './own-account.ts'
import { passwordForms } from './password/password-actions.ts'
import { pictureForms } from './picture/picture-action.ts'
import type { Tools } from './profile-form-definition.ts'
import { secondFactorForms } from './second-factor/second-factor-actions.ts'
import { sessionForms } from './sessions/session-actions.ts'
import { signInMethodForms } from './sign-in-methods/sign-in-method-actions.ts'

/** Data of the pages of the sections: each reads its own, in one turn. */

export const detailsLoader = async (request: Request, tools: Tools) => ({
  account: await ownAccount(request, tools),
  constraints: constraintsIn({ ...detailsForms, ...pictureForms }),
})

export const examsLoader = async (request: Request, tools: Tools) => ({
  account: await ownAccount(request, tools),
  today: dateInIndia(Date.now()),
  constraints: constraintsIn(examForms),
})

/** Redirects a student without a guardian's consent to give to the profile. */
export const guardianLoader = async (request: Request, tools: Tools) => {
  const account = await ownAccount(request, tools)
  if (account.consent.state === 'not_needed') throw redirect(paths.profile())
  return { account, constraints: constraintsIn(guardianForms) }
}

export const securityLoader = async (request: Request, tools: Tools) => ({
  account: await ownAccount(request, tools),
  provider: tools.page.socialProvider,
  /** Error code with which the provider ended linking in this window. */
  linkError: new URL(request.url).searchParams.get('error'),
  constraints: constraintsIn({
    ...emailForms,
    ...passwordForms,
    ...signInMethodForms,
    ...secondFactorForms,
    ...sessionForms,
  }),
})
export type SecurityData = Awaited<ReturnType<typeof securityLoader>>

export const testsLoader = async (request: Request, tools: Tools) => {
  const [account, { items }] = await Promise.all([ownAccount(request, tools), load(unwrap(tools.api.attempts.$get()))])
  return { account, attempts: items, constraints: constraintsIn({}) }
}

export const bookmarksLoader = async (request: Request, tools: Tools) => {
  const cursor = new URL(request.url).searchParams.get('bookmarks')?.slice(0, 200)
  const query = cursor ? { cursor } : {}
  const [account, bookmarks] = await Promise.all([
    ownAccount(request, tools),
    loadList(unwrap(tools.api.bookmarks.$get({ query })), request, 'bookmarks'),
  ])
  return { account, bookmarks, constraints: constraintsIn(bookmarkForms) }
}

export const dataLoader = async (request: Request, tools: Tools) => {
  const { api } = tools
  const [account, copy, { open }] = await Promise.all([
    ownAccount(request, tools),
    load(unwrap(api.account.export.$get())),
    load(unwrap(api.attempts.count.$get())),
  ])
  return { account, copy, openTests: open > 0, constraints: constraintsIn({ ...copyForms, ...eraseForms }) }
}
