import { z } from 'zod'
import { profileForm } from '../profile-form-definition.ts'

export const copyForms = {
  export: profileForm({
    contract: z.object({}),
    message: 'rights:copy.asked',
    send: (_value, { api }) => api.account.export.$post({ json: {} }),
  }),
}
