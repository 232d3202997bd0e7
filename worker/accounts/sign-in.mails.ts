import type { Language } from '../../domain/language.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import type { Services } from '../platform/context.ts'
import type { Mail } from '../notifications/mail.ts'
import { greeting, mailLink, type Recipient } from './mail-parts.ts'

export const resetPassword = (services: Services, to: Recipient, language: Language, token: string): Mail => {
  const url = mailLink(services, accountPaths.resetPassword(), token, language)
  return language === 'hi'
    ? {
        to: to.email,
        language,
        subject: 'तैयारी पर नया पासवर्ड बनाएँ',
        lines: [
          greeting(to, language),
          'नया पासवर्ड बनाने के लिए नीचे का लिंक खोलें। लिंक एक घंटे तक, और एक ही बार काम करेगा।',
          'अगर आपने यह लिंक नहीं मँगाया, तो इस मेल पर ध्यान न दें; आपका पासवर्ड वही रहेगा।',
        ],
        action: { label: 'नया पासवर्ड बनाएँ', url },
      }
    : {
        to: to.email,
        language,
        subject: 'Choose a new password on Taiyari',
        lines: [
          greeting(to, language),
          'Open the link below to choose a new password. It works once, for an hour.',
          'If you did not ask for this, ignore this mail; your password stays as it is.',
        ],
        action: { label: 'Choose a new password', url },
      }
}

/** `code` is eight letters and digits, shown in two groups. */
export const signInCode = (to: Recipient, language: Language, code: string): Mail => {
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`
  return language === 'hi'
    ? {
        to: to.email,
        language,
        subject: 'तैयारी में लॉग इन करने का कोड',
        lines: [
          greeting(to, language),
          `नए डिवाइस से लॉग इन करने का आपका कोड है: ${shown}`,
          'इसे लॉग इन पेज पर अपने पासवर्ड के साथ लिखें। कोड एक घंटे तक, और एक ही बार काम करेगा। यह कोड किसी को न बताएँ; हम इसे कभी नहीं पूछते।',
          'अगर आपने यह कोड नहीं मँगाया, तो इस मेल पर ध्यान न दें: आपके पासवर्ड के बिना इससे कुछ नहीं खुलता।',
        ],
      }
    : {
        to: to.email,
        language,
        subject: 'Your code to log in to Taiyari',
        lines: [
          greeting(to, language),
          `Your code to log in on a new device: ${shown}`,
          'Enter it on the log-in page, with your password. It works once, for an hour. Tell it to nobody; we never ask for it.',
          'If you did not ask for this code, ignore this mail: without your password it opens nothing.',
        ],
      }
}

export const passwordChanged = (to: Recipient, language: Language): Mail =>
  language === 'hi'
    ? {
        to: to.email,
        language,
        subject: 'आपका तैयारी पासवर्ड बदल गया',
        lines: [
          greeting(to, language),
          'आपके खाते का पासवर्ड बदल गया है और बाक़ी सब डिवाइस से लॉग आउट हो गया है।',
          'अगर यह आपने नहीं किया, तो लॉग इन पेज पर “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ।',
        ],
      }
    : {
        to: to.email,
        language,
        subject: 'Your Taiyari password was changed',
        lines: [
          greeting(to, language),
          'The password of your account was changed, and all other devices were signed out.',
          'If you did not do this, choose a new password at once with "Forgot your password?" on the log-in page.',
        ],
      }

/** `provider` is the name on its button. */
export const signInAdded = (to: Recipient, provider: string, language: Language): Mail =>
  language === 'hi'
    ? {
        to: to.email,
        language,
        subject: 'आपके तैयारी खाते में लॉग इन का नया तरीक़ा जुड़ा',
        lines: [
          greeting(to, language),
          `अब ${provider} से भी आपके खाते में लॉग इन हो सकता है।`,
          'अगर यह आपने नहीं किया, तो प्रोफ़ाइल में इसे हटाएँ और अपना पासवर्ड बदल दें।',
        ],
      }
    : {
        to: to.email,
        language,
        subject: 'A way to sign in was added to your Taiyari account',
        lines: [
          greeting(to, language),
          `Your account can now be signed in to with ${provider} as well.`,
          'If you did not do this, remove it on your profile and change your password.',
        ],
      }
