import { data, replace } from 'react-router'
import { ShowCode } from '../../../../domain/accounts/second-factor.ts'
import { unwrap, type Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import { constraintsOf, type Constraints } from '../../../forms/constraints.ts'
import { defineForms } from '../../../forms/define-forms.ts'
import { replyOf, type RpcReply } from '../../../forms/refusal.ts'
import { load } from '../../../load.ts'
import { addressAfter, returnAddress } from '../sign-in/return-address.ts'
import { fieldOfFactor, setUpForms, type SetUpAnswer } from './set-up.ts'

type Tools = { api: Api; page: PageRequest }

/**
 * `sign-in`: the code that completes a sign-in. `check`: the code that opens the office to an administrator who is signed
 * in. `enrolment`: an administrator without an app sets one up.
 */
export type SecondFactorStep = { step: 'sign-in' | 'check' } | { step: 'enrolment'; hasPassword: boolean }

export type SecondFactorData = SecondFactorStep & { constraints: Constraints<'code' | 'password'> }

const stepOf = async (request: Request, { api, page: { viewer } }: Tools): Promise<SecondFactorStep> => {
  if (!viewer.user) return { step: 'sign-in' }
  if (viewer.adminCheck === 'none') throw replace(returnAddress(request))
  if (viewer.adminCheck === 'code') return { step: 'check' }
  const { hasPassword } = await load(unwrap(api.account.$get()))
  return { step: 'enrolment', hasPassword }
}

const codeForm = defineForms<Tools>()({
  contract: ShowCode,
  fieldOf: fieldOfFactor,
  send: (json, { api, page }): Promise<RpcReply> =>
    page.viewer.user ? api.account['second-factor'].check.$post({ json }) : page.post('/api/auth/second-factor', json),
})

const forms = { ...setUpForms, code: codeForm }

export const secondFactorLoader = async (request: Request, tools: Tools): Promise<SecondFactorData> => ({
  ...(await stepOf(request, tools)),
  constraints: { ...constraintsOf(setUpForms.begin.contract), ...constraintsOf(codeForm.contract) },
})

/** Redirects to the return address after a right code; recovery codes and a set-up are shown first. */
export const secondFactorAction = async (request: Request, tools: Tools) => {
  const form = await request.formData()
  const intent = form.get('intent')
  const { submit } = forms[intent === 'begin' || intent === 'confirm' ? intent : 'code']
  const answer: SetUpAnswer = await submit(form, tools)
  if (!answer.refusal && !answer.setUp && !answer.recoveryCodes) throw replace(addressAfter(request))
  return data(answer, replyOf(answer.refusal))
}
