import { data } from 'react-router'
import type { ErrorBody } from '../../../../domain/errors.ts'
import { replyOf } from '../refusal.ts'
import { text, type FormAction, type Outcome, type Tools } from './action-types.ts'
import { bookmarkActions } from './bookmark-actions.ts'
import { dataActions } from './data-actions.ts'
import { emailActions } from './email-actions.ts'
import { examActions } from './exam-actions.ts'
import { identityActions } from './identity-actions.ts'
import { secondFactorActions } from './second-factor-actions.ts'
import { securityActions } from './security-actions.ts'
import { toLogin } from './to-login.ts'

/** What each form of /profile does, by the `intent` it carries. */
const actions = {
  ...identityActions,
  ...emailActions,
  ...examActions,
  ...bookmarkActions,
  ...securityActions,
  ...secondFactorActions,
  ...dataActions,
} satisfies Record<string, FormAction>

export type Intent = keyof typeof actions

/** What the page is told of the form that was posted last. */
export type Answer = Outcome & { intent: Intent }

const isIntent = (name: string): name is Intent => Object.hasOwn(actions, name)

const unknownForm: ErrorBody = { code: 'input.invalid', message: 'There is no such form.', requestId: '' }

export const profileAction = async (request: Request, tools: Tools) => {
  const form = await request.formData()
  const intent = text(form, 'intent')
  if (!isIntent(intent)) throw data(unknownForm, { status: 422 })
  const outcome = await actions[intent](form, tools)
  if (outcome.refusal?.code === 'accounts.sign_in_required') throw toLogin()
  return data<Answer>({ intent, ...outcome }, replyOf(outcome.refusal))
}
