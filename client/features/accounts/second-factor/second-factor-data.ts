import { data, replace } from 'react-router'
import { unwrap, type Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import { load } from '../../../load.ts'
import { replyOf } from '../refusal.ts'
import { addressAfter, returnAddress } from '../sign-in-action.ts'
import { beginSetUp, confirmSetUp, refusalOfFactor, type SetUpAnswer } from './set-up.ts'

type Tools = { api: Api; page: PageRequest }

/**
 * What is asked for: the code that ends a sign-in, the one that opens the office to an administrator who is signed in, or
 * the set-up of an app by an administrator who has none.
 */
export type SecondFactorAsked = { step: 'sign-in' | 'check' } | { step: 'enrolment'; hasPassword: boolean }

export const secondFactorLoader = async (
  request: Request,
  { api, page: { viewer } }: Tools,
): Promise<SecondFactorAsked> => {
  if (!viewer.user) return { step: 'sign-in' }
  if (viewer.adminCheck === 'none') throw replace(returnAddress(request))
  if (viewer.adminCheck === 'code') return { step: 'check' }
  const { hasPassword } = await load(unwrap(api.account.$get()))
  return { step: 'enrolment', hasPassword }
}

const answerTo = async (form: FormData, { api, page }: Tools): Promise<SetUpAnswer> => {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('intent') === 'begin') return beginSetUp(api, text('password'))
  if (text('intent') === 'confirm') return confirmSetUp(api, text('code'), text('uri'))
  const json = { code: text('code') }
  const shown = page.viewer.user
    ? api.account['second-factor'].check.$post({ json })
    : page.post('/api/auth/second-factor', json)
  return { refusal: await refusalOfFactor(await shown) }
}

/** Goes on to the return address once a code was right; recovery codes and a set-up are shown first. */
export const secondFactorAction = async (request: Request, tools: Tools) => {
  const answer = await answerTo(await request.formData(), tools)
  if (!answer.refusal && !answer.setUp && !answer.recoveryCodes) throw replace(addressAfter(request))
  return data(answer, replyOf(answer.refusal))
}
