import { data } from 'react-router'
import type { ErrorBody } from '../../../../domain/errors.ts'
import type { FieldName } from '../../../forms/define-forms.ts'
import { replyOf } from '../../../forms/refusal.ts'
import { bookmarkForms } from './bookmarks/bookmark-actions.ts'
import { copyForms } from './copy/copy-action.ts'
import { detailsForms } from './details/details-action.ts'
import { emailForms } from './email/email-actions.ts'
import { eraseForms } from './erase/erase-action.ts'
import { examForms } from './exam/exam-action.ts'
import { guardianForms } from './guardian/guardian-action.ts'
import { passwordForms } from './password/password-actions.ts'
import { pictureForms } from './picture/picture-action.ts'
import type { Outcome, Tools } from './profile-form-definition.ts'
import { secondFactorForms } from './second-factor/second-factor-actions.ts'
import { sessionForms } from './sessions/session-actions.ts'
import { signInMethodForms } from './sign-in-methods/sign-in-method-actions.ts'
import { redirectToLogin } from './redirect-to-login.ts'

/** Every form of /profile, by the `intent` that it carries. */
export const profileForms = {
  ...detailsForms,
  ...pictureForms,
  ...examForms,
  ...guardianForms,
  ...emailForms,
  ...passwordForms,
  ...signInMethodForms,
  ...secondFactorForms,
  ...sessionForms,
  ...bookmarkForms,
  ...copyForms,
  ...eraseForms,
}

export type ProfileIntent = keyof typeof profileForms
export type ProfileField<Form extends ProfileIntent> = FieldName<(typeof profileForms)[Form]>

/** Answer to the form that was posted last. */
export type ProfileAnswer = Outcome & { intent: ProfileIntent }

const isIntent = (name: unknown): name is ProfileIntent => typeof name === 'string' && Object.hasOwn(profileForms, name)

const unknownForm: ErrorBody = { code: 'input.invalid', message: 'There is no such form.', requestId: '' }

export const profileAction = async (request: Request, tools: Tools) => {
  const form = await request.formData()
  const intent = form.get('intent')
  if (!isIntent(intent)) throw data(unknownForm, { status: 422 })
  const outcome: Outcome = await profileForms[intent].submit(form, tools)
  if (outcome.refusal?.code === 'accounts.sign_in_required') throw redirectToLogin(request)
  return data<ProfileAnswer>({ intent, ...outcome }, replyOf(outcome.refusal))
}
