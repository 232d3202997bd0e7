import { data } from 'react-router'
import { z } from 'zod'
import { ContactForm } from '../../../domain/contact/contract.ts'
import type { Api } from '../../api.ts'
import type { PageRequest } from '../../context.ts'
import { defineForms, type FormAnswer, type FieldName } from '../../forms/define-forms.ts'
import { replyOf } from '../../forms/refusal.ts'

type Tools = { api: Api; page: PageRequest }

/** Maximum number of characters read from the hidden trap field. */
const maxTrapLength = 500

export const contactForm = defineForms<Tools>()({
  contract: ContactForm.omit({ language: true }).extend({
    company: z
      .string()
      .transform((text) => text.slice(0, maxTrapLength))
      .optional(),
  }),
  send: (value, { api, page }) => api.contact.$post({ json: { ...value, language: page.viewer.language } }),
  accepted: async (reply, { email }) => ({ sent: { reference: (await reply.json()).reference, email } }),
})

export type ContactField = FieldName<typeof contactForm>

/** Answer of the server's action, or `offline` when the browser could not reach the server. */
export type ContactAnswer = (FormAnswer & { sent?: { reference: string; email: string } }) | { offline: true }

export const contactAction = async (request: Request, tools: Tools) => {
  const answer = await contactForm.submit(await request.formData(), tools)
  return data<ContactAnswer>(answer, replyOf(answer.refusal))
}
