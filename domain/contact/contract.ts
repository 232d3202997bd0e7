import { z } from 'zod'
import { DisplayName, Email } from '../accounts/contract.ts'
import { languages } from '../language.ts'
import { contactLengths, contactTopics } from './topics.ts'

/** Body of POST /api/contact. */
export const ContactForm = z.strictObject({
  name: DisplayName,
  email: Email,
  topic: z.enum(contactTopics),
  subject: z.string().trim().min(3).max(contactLengths.subject),
  message: z.string().trim().min(10).max(contactLengths.message),
  /** Language of the page; the confirmation mail uses it. */
  language: z.enum(languages).optional(),
  /** Honeypot: the form hides this field, so any text in it comes from a machine. */
  company: z.string().max(500).optional(),
})
export type ContactForm = z.infer<typeof ContactForm>

/** Response of POST /api/contact. */
export type ContactReceipt = { reference: string }
