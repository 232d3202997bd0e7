import type { ContactForm, ContactReceipt } from '../../domain/contact/contract.ts'
import type { ContactDetails } from '../../domain/contact/details.ts'
import { dateInIndia } from '../../domain/india.ts'
import { dueControls } from '../../domain/settings/section-forms.ts'
import type { Language } from '../../domain/language.ts'
import { mailWithinLimit } from '../accounts/mail-limits.ts'
import type { Services } from '../platform/context.ts'
import { hashOf } from '../platform/hash.ts'
import { sendMail } from '../notifications/mail.ts'
import { currentSettings } from '../settings/current.ts'
import { messageReceived } from './contact.mails.ts'
import { keepMessage } from './contact.store.ts'

/** Letters and digits that cannot be confused in writing or on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Reference such as `TY-7K3M-9XWD`: 39 random bits, an identifier and not a secret. */
const newReference = (random: () => number): string => {
  const sign = () => letters[Math.floor(random() * letters.length)]
  const four = () => Array.from({ length: 4 }, sign).join('')
  return `TY-${four()}-${four()}`
}

/** Contact details and company data of the contact page. */
export const readDetails = async (services: Services): Promise<ContactDetails> => {
  const { contact, company } = await currentSettings(services)
  const { officerName: name, officerPhone: phone, officerEmail: email, entity, registeredOffice, cin, gstin } = company
  const isSample = dueControls('contact', contact).length > 0
  return {
    ...contact,
    isSample,
    company: { entity, registeredOffice, cin, gstin },
    officer: { name, phone, email },
  }
}

/** `from` is the client address. */
type Sender = { userId: string | null; from: string; language: Language }

/**
 * Stores a message for the administrator's inbox and mails the sender a confirmation. Identical messages of one day are
 * stored once. Spam is stored without a mail and gets the same response.
 */
export const receiveMessage = async (
  services: Services,
  { company, language: _language, ...form }: ContactForm,
  { userId, from, language }: Sender,
): Promise<ContactReceipt> => {
  const now = services.now()
  const email = form.email.toLowerCase()
  const isSpam = Boolean(company)
  const made = newReference(services.random)
  const reference = await keepMessage(services.db, {
    ...form,
    id: services.newId('msg'),
    reference: made,
    fingerprint: await hashOf(JSON.stringify([email, form.subject, form.message, dateInIndia(now)])),
    userId,
    email,
    language,
    state: isSpam ? 'spam' : 'new',
    createdAt: now,
    updatedAt: now,
  })
  if (reference !== made || isSpam) return { reference }
  // The message is stored even when the mail limit drops the confirmation.
  const mail = { kind: 'contact', to: email, from, ...(userId && { account: userId }) } as const
  mailWithinLimit(services, mail, async () => {
    const { answerDays } = (await currentSettings(services)).contact
    return sendMail(services, messageReceived(email, reference, language, answerDays))
  })
  return { reference }
}
