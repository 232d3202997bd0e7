import { z } from 'zod'
import { ChangePassword } from '../../../../../domain/accounts/contract.ts'
import { NewPassword, TypedPassword } from '../../typed-password.ts'
import { profileForm } from '../profile-form-definition.ts'

export const passwordForms = {
  password: profileForm({
    contract: ChangePassword.extend({ currentPassword: TypedPassword, newPassword: NewPassword }),
    message: 'password.changed',
    fieldOf: { 'accounts.wrong_password': 'currentPassword', 'accounts.weak_password': 'newPassword' },
    send: (json, { api }) => api.account.password.$post({ json }),
  }),
  'password-link': profileForm({
    contract: z.object({}),
    message: 'password.linkSent',
    // Always mailed to the account's own address.
    send: (_value, { page }) => page.post('/api/auth/request-password-reset', { email: page.viewer.user?.email ?? '' }),
  }),
}
