import { z } from 'zod'
import { Details } from '../../../../../domain/accounts/contract.ts'
import { profileForm } from '../profile-form-definition.ts'
import { phoneNumberOf } from './phone-number.ts'

/** A number as people write it; null when left empty. */
const TypedPhoneNumber = z
  .string()
  .max(30)
  .default('')
  .transform((written, context) => {
    const phoneNumber = written === '' ? null : phoneNumberOf(written)
    if (phoneNumber === undefined) context.addIssue('not a mobile number of India')
    return phoneNumber ?? null
  })

export const detailsForms = {
  details: profileForm({
    contract: Details.extend({ phoneNumber: TypedPhoneNumber }),
    message: 'details.saved',
    send: (json, { api }) => api.account.details.$put({ json }),
  }),
}
