import { z } from 'zod'
import { profileForm } from '../profile-form-definition.ts'

/** `attemptId` is for the form that restores a removed bookmark. */
const Bookmark = z.object({ attemptId: z.string(), questionId: z.string() })

export const bookmarkForms = {
  'remove-bookmark': profileForm({
    contract: Bookmark,
    send: ({ questionId }, { api }) => api.bookmarks[':questionId'].$delete({ param: { questionId }, json: {} }),
    accepted: (_reply, undo) => ({ undo }),
  }),
  'keep-bookmark': profileForm({
    contract: Bookmark,
    message: 'bookmarks.kept',
    send: (param, { api }) => api.attempts[':attemptId'].bookmarks[':questionId'].$put({ param, json: {} }),
  }),
}
