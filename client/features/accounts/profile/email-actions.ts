import { refusalOf } from '../refusal.ts'
import { text, type FormAction } from './action-types.ts'

const sendAgain: FormAction = async (_form, { api }) => ({
  refusal: await refusalOf(await api.account.verification.$post({ json: {} })),
})

const change: FormAction = async (form, { api }) => {
  const newEmail = text(form, 'newEmail').trim()
  const response = await api.account.email.$post({ json: { newEmail, password: text(form, 'password') } })
  const refusal = await refusalOf(response, {
    'accounts.address_taken': 'newEmail',
    'accounts.same_address': 'newEmail',
    'accounts.wrong_password': 'password',
  })
  return { refusal, values: { newEmail } }
}

const callOff: FormAction = async (_form, { api }) => ({
  refusal: await refusalOf(await api.account.email.$delete({ json: {} })),
})

export const emailActions = { verification: sendAgain, email: change, 'cancel-email': callOff }
