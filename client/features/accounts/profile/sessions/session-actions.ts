import { z } from 'zod'
import { profileForm } from '../profile-form-definition.ts'

export const sessionForms = {
  revoke: profileForm({
    contract: z.object({ sessionId: z.string() }),
    message: 'sessions.revoked',
    send: ({ sessionId }, { api }) => {
      const param = { sessionId: encodeURIComponent(sessionId) }
      return api.account.sessions[':sessionId'].$delete({ param, json: {} })
    },
  }),
  'revoke-others': profileForm({
    contract: z.object({}),
    message: 'sessions.othersDone',
    send: (_value, { api }) => api.account.sessions.$delete({ json: {} }),
  }),
}
