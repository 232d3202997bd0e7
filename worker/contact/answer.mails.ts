import type { Language } from '../../domain/language.ts'
import type { Mail } from '../notifications/mail.ts'

type Answered = { email: string; language: Language; reference: string; subject: string; message: string }

const words: Record<Language, { answer: string; wrote: string; reply: (reference: string) => string }> = {
  en: {
    answer: 'Answer to your message',
    wrote: 'You wrote:',
    reply: (reference) =>
      `This is the answer to your message with the reference ${reference}. Name it if you write to us again with the contact form.`,
  },
  hi: {
    answer: 'आपके संदेश का जवाब',
    wrote: 'आपने लिखा था:',
    reply: (reference) => `यह संदर्भ नंबर ${reference} वाले आपके संदेश का जवाब है। संपर्क फ़ॉर्म से फिर लिखें तो यह नंबर ज़रूर बताएँ।`,
  },
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/**
 * Mail with the office's answer. The message is quoted only to an address that its sender has confirmed: otherwise
 * anyone could send a stranger any text in the product's name.
 */
export const answerMail = (message: Answered, text: string, isConfirmed: boolean): Mail => {
  const { email: to, language, reference, subject } = message
  const { answer, wrote, reply } = words[language]
  return {
    to,
    language,
    subject: isConfirmed ? `Re: ${subject} (${reference})` : `${answer} (${reference})`,
    lines: [
      ...text.split(/\n{2,}/).filter(Boolean),
      reply(reference),
      ...(isConfirmed ? [wrote, quoted(`${subject}\n${message.message}`)] : []),
    ],
  }
}
