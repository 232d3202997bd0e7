import { refusalOf, refusedField } from '../refusal.ts'
import { text, type FormAction } from './action-types.ts'
import { phoneNumberOf } from './phone-number.ts'

const saveDetails: FormAction = async (form, { api }) => {
  const values = { displayName: text(form, 'displayName'), phoneNumber: text(form, 'phoneNumber').trim() }
  const phoneNumber = values.phoneNumber === '' ? null : phoneNumberOf(values.phoneNumber)
  if (phoneNumber === undefined) return { refusal: refusedField('phoneNumber'), values }
  const response = await api.account.details.$put({ json: { displayName: values.displayName, phoneNumber } })
  return { refusal: await refusalOf(response), values }
}

const savePicture: FormAction = async (form, { api }) => {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { refusal: refusedField('file') }
  return { refusal: await refusalOf(await api.account.picture.$put({ form: { file } }), { 'input.picture': 'file' }) }
}

const removePicture: FormAction = async (_form, { api }) => ({
  refusal: await refusalOf(await api.account.picture.$delete({ json: {} })),
})

export const identityActions = { details: saveDetails, picture: savePicture, 'remove-picture': removePicture }
