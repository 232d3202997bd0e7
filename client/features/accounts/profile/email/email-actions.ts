import { z } from 'zod'
import { ChangeEmail } from '../../../../../domain/accounts/contract.ts'
import { OwnPassword } from '../../typed-password.ts'
import { profileForm } from '../profile-form-definition.ts'

export const emailForms = {
  verification: profileForm({
    contract: z.object({}),
    message: 'unconfirmed.sent',
    send: (_value, { api }) => api.account.verification.$post({ json: {} }),
  }),
  email: profileForm({
    contract: ChangeEmail.extend({ password: OwnPassword }),
    message: 'email.sent',
    fieldOf: {
      'accounts.address_taken': 'newEmail',
      'accounts.same_address': 'newEmail',
      'accounts.wrong_password': 'password',
    },
    send: (json, { api }) => api.account.email.$post({ json }),
  }),
  'cancel-email': profileForm({
    contract: z.object({}),
    message: 'email.calledOff',
    send: (_value, { api }) => api.account.email.$delete({ json: {} }),
  }),
}
