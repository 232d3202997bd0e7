import { z } from 'zod'
import { OwnPassword } from '../../typed-password.ts'
import { profileForm } from '../profile-form-definition.ts'

export const signInMethodForms = {
  // For a browser without script: a form may not lead off this site, so the page shows the provider's address as a
  // link.
  link: profileForm({
    contract: z.object({ password: OwnPassword }),
    fieldOf: { 'accounts.wrong_password': 'password' },
    send: ({ password }, { api }) => api.account['sign-in-methods'].$post({ json: { mode: 'page', password } }),
    accepted: async (reply) => ({ url: (await reply.json()).url }),
  }),
  unlink: profileForm({
    contract: z.object({ provider: z.string() }),
    message: 'methods.unlinked',
    send: ({ provider }, { api }) => {
      const param = { provider: encodeURIComponent(provider) }
      return api.account['sign-in-methods'][':provider'].$delete({ param, json: {} })
    },
  }),
}
