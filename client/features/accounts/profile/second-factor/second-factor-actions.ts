import { ProveSecondFactor } from '../../../../../domain/accounts/second-factor.ts'
import { fieldOfFactor, setUpForms } from '../../second-factor/set-up.ts'
import { OwnPassword } from '../../typed-password.ts'
import { profileForm } from '../profile-form-definition.ts'

const Proof = ProveSecondFactor.extend({ password: OwnPassword })

export const secondFactorForms = {
  'factor-begin': setUpForms.begin,
  'factor-confirm': setUpForms.confirm,
  'factor-codes': profileForm({
    contract: Proof,
    fieldOf: fieldOfFactor,
    send: (json, { api }) => api.account['second-factor']['recovery-codes'].$post({ json }),
    accepted: async (reply) => ({ recoveryCodes: (await reply.json()).recoveryCodes }),
  }),
  'factor-off': profileForm({
    contract: Proof,
    message: 'factor:turnedOff',
    fieldOf: fieldOfFactor,
    send: (json, { api }) => api.account['second-factor'].$delete({ json }),
  }),
}
