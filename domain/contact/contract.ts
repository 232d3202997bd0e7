import { z } from 'zod'
import { DisplayName, Email } from '../accounts/contract.ts'
import { languages } from '../language.ts'
import { contactLengths, contactTopics } from './topics.ts'

/** POST /api/contact. */
export const ContactForm = z.strictObject({
  name: DisplayName,
  email: Email,
  topic: z.enum(contactTopics),
  subject: z.string().trim().min(3).max(contactLengths.subject),
  message: z.string().trim().min(10).max(contactLengths.message),
  /** The one the page was in, to be answered in. */
  language: z.enum(languages).optional(),
  /** Nobody sees this field; what is in it was written by a machine. */
  company: z.string().max(500).optional(),
})
export type ContactForm = z.infer<typeof ContactForm>

/** What the sender is told. */
export type ContactReceipt = { reference: string }
