import { redirect } from 'react-router'
import { EraseAccount } from '../../../../../domain/accounts/contract.ts'
import { accountPaths } from '../../../../../domain/account-paths.ts'
import { OwnPassword } from '../../typed-password.ts'
import { profileForm } from '../profile-form-definition.ts'

export const eraseForms = {
  erase: profileForm({
    contract: EraseAccount.extend({ password: OwnPassword }),
    fieldOf: { 'accounts.wrong_password': 'password' },
    send: (json, { api }) => api.account.erasure.$post({ json }),
    // The account is gone, so /profile has nothing to show.
    accepted: () => {
      throw redirect(accountPaths.accountDeleted())
    },
  }),
}
