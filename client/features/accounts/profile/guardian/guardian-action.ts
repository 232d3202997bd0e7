import { AskGuardian } from '../../../../../domain/accounts/contract.ts'
import { profileForm } from '../profile-form-definition.ts'

export const guardianForms = {
  guardian: profileForm({
    contract: AskGuardian,
    message: 'guardian.saved',
    send: (json, { api }) => api.account.guardian.$post({ json }),
  }),
}
