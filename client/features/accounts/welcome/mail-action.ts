import { data } from 'react-router'
import { z } from 'zod'
import type { Api } from '../../../api.ts'
import { defineForms, type FormAnswer } from '../../../forms/define-forms.ts'
import { replyOf } from '../../../forms/refusal.ts'

const mailForm = defineForms<{ api: Api }>()({
  contract: z.object({}),
  send: (_value, { api }) => api.account.verification.$post({ json: {} }),
})

/** Sends the mail that confirms the address again. */
export const mailAction = async (request: Request, api: Api) => {
  const answer = await mailForm.submit(await request.formData(), { api })
  return data<FormAnswer>(answer, replyOf(answer.refusal))
}
