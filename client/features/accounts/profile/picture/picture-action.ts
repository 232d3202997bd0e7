import { z } from 'zod'
import { profileForm } from '../profile-form-definition.ts'

export const pictureForms = {
  picture: profileForm({
    contract: z.object({ file: z.file() }),
    message: 'picture.saved',
    fieldOf: { 'input.picture': 'file' },
    send: (form, { api }) => api.account.picture.$put({ form }),
  }),
  'remove-picture': profileForm({
    contract: z.object({}),
    message: 'picture.removed',
    send: (_value, { api }) => api.account.picture.$delete({ json: {} }),
  }),
}
