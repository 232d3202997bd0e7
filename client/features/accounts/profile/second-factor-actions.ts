import { beginSetUp, confirmSetUp, refusalOfFactor } from '../second-factor/set-up.ts'
import { text, type FormAction } from './action-types.ts'

const proof = (form: FormData) => ({ password: text(form, 'password'), code: text(form, 'code') })

const begin: FormAction = (form, { api }) => beginSetUp(api, text(form, 'password'))

const confirm: FormAction = (form, { api }) => confirmSetUp(api, text(form, 'code'), text(form, 'uri'))

const renewCodes: FormAction = async (form, { api }) => {
  const response = await api.account['second-factor']['recovery-codes'].$post({ json: proof(form) })
  if (!response.ok) return { refusal: await refusalOfFactor(response) }
  return { refusal: null, recoveryCodes: (await response.json()).recoveryCodes }
}

const turnOff: FormAction = async (form, { api }) => ({
  refusal: await refusalOfFactor(await api.account['second-factor'].$delete({ json: proof(form) })),
})

export const secondFactorActions = {
  'factor-begin': begin,
  'factor-confirm': confirm,
  'factor-codes': renewCodes,
  'factor-off': turnOff,
}
