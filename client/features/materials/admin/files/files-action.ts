import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'

/** Sends a form of the files; `reply` is null for an unknown intent. */
export const sendFileForm = async ({ admin: { files } }: Api, intent: string, form: FormData) => {
  const call = { param: { id: postedText(form, 'id') }, json: {} }
  switch (intent) {
    case 'trash-file':
      return { reply: await files[':id'].trash.$post(call) }
    case 'restore-file':
      return { reply: await files[':id'].trash.$delete(call) }
    case 'cancel-upload':
      return { reply: await files.uploads[':id'].$delete(call) }
    default:
      return { reply: null }
  }
}
