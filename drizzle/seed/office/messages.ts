import type { ContactForm } from '../../../domain/contact/contract.ts'
import type { Language } from '../../../domain/language.ts'

type SeedMessage = Pick<ContactForm, 'name' | 'email' | 'topic' | 'subject' | 'message'> & {
  id: string
  reference: string
  language: Language
  hoursAgo: number
}

/** Messages of the contact form that wait for an answer. Their senders do not exist. */
export const officeMessages: SeedMessage[] = [
  {
    id: 'msg_office-1',
    reference: 'TY-7K3M-9XWD',
    name: 'Asha Rani (sample)',
    email: 'asha.rani@demo.taiyari.test',
    topic: 'content',
    subject: 'Age limit of Assistant Section Officers',
    message:
      'The notice says 20 to 30 years on 1 August, your page says 18 to 30. Which of the two is right? My younger sister turns 20 in September.',
    language: 'en',
    hoursAgo: 40,
  },
  {
    id: 'msg_office-2',
    reference: 'TY-4NQ8-2HRC',
    name: 'रवि कुमार (नमूना)',
    email: 'ravi.kumar@demo.taiyari.test',
    topic: 'tests',
    subject: 'मॉक 1 का प्रश्न 4',
    message: 'मॉक 1 के प्रश्न 4 में दो विकल्प एक जैसे लगते हैं। कृपया देखकर बताइए कि सही कौन सा है।',
    language: 'hi',
    hoursAgo: 22,
  },
  {
    id: 'msg_office-3',
    reference: 'TY-9PVB-6JTE',
    name: 'Meera Nair (sample)',
    email: 'meera.nair@demo.taiyari.test',
    topic: 'account',
    subject: 'My certificate has my old name',
    message: 'I married and changed my name in the profile. The certificate of the course still shows the old one.',
    language: 'en',
    hoursAgo: 5,
  },
]
