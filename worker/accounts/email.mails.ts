import type { Language } from '../../domain/language.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import type { Services } from '../platform/context.ts'
import type { Mail } from '../notifications/mail.ts'
import { greeting, mailLink, type Recipient } from './mail-parts.ts'

/** Sent to an unconfirmed address. */
export const confirmAddress = (services: Services, email: string, language: Language, token: string): Mail => {
  const url = mailLink(services, accountPaths.confirmEmail(), token, language)
  return language === 'hi'
    ? {
        to: email,
        language,
        subject: 'तैयारी पर अपना ई-मेल वेरिफ़ाई करें',
        lines: [
          'नमस्ते,',
          'तैयारी में आपका स्वागत है। यह पता आपका ही है, इसे वेरिफ़ाई करने के लिए नीचे का लिंक खोलें। लिंक 24 घंटे तक काम करेगा।',
          'अगर आपने खाता नहीं बनाया है, तो इस मेल पर ध्यान न दें।',
        ],
        action: { label: 'ई-मेल वेरिफ़ाई करें', url },
      }
    : {
        to: email,
        language,
        subject: 'Confirm your e-mail address on Taiyari',
        lines: [
          'Hello,',
          'Welcome to Taiyari. Open the link below to confirm that this address is yours. It works for 24 hours.',
          'If you did not create an account, ignore this mail.',
        ],
        action: { label: 'Confirm my address', url },
      }
}

/** Sent to an unconfirmed address. */
export const confirmNewAddress = (services: Services, email: string, language: Language, token: string): Mail => {
  const url = mailLink(services, accountPaths.confirmEmail(), token, language)
  return language === 'hi'
    ? {
        to: email,
        language,
        subject: 'तैयारी पर अपना नया ई-मेल वेरिफ़ाई करें',
        lines: [
          'नमस्ते,',
          'आपके खाते का ई-मेल पता बदलकर यह पता रखने को कहा गया है। नीचे का लिंक खोलकर पक्का करें; तब तक पुराना पता ही रहेगा। लिंक 24 घंटे तक काम करेगा।',
          'अगर आपने ऐसा नहीं कहा है, तो इस मेल पर ध्यान न दें।',
        ],
        action: { label: 'नया ई-मेल वेरिफ़ाई करें', url },
      }
    : {
        to: email,
        language,
        subject: 'Confirm your new e-mail address on Taiyari',
        lines: [
          'Hello,',
          'The address of your account is to become this one. Open the link below to confirm it; until then the old address stays. The link works for 24 hours.',
          'If you did not ask for this, ignore this mail.',
        ],
        action: { label: 'Confirm my new address', url },
      }
}

/** Sent to the present address, so that nobody moves an account away unnoticed. It does not name the new address. */
export const changeRequested = (to: Recipient, language: Language): Mail =>
  language === 'hi'
    ? {
        to: to.email,
        language,
        subject: 'आपके तैयारी खाते का ई-मेल पता बदलने को कहा गया है',
        lines: [
          greeting(to, language),
          'किसी ने, शायद आपने, आपके खाते का ई-मेल पता बदलने को कहा है।',
          'अगर यह आप नहीं थे, तो अपना पासवर्ड बदल दें; इससे यह बदलाव रुक जाएगा।',
        ],
      }
    : {
        to: to.email,
        language,
        subject: 'The e-mail address of your Taiyari account is to change',
        lines: [
          greeting(to, language),
          'Someone, probably you, asked to change the e-mail address of your account.',
          'If it was not you, change your password: that calls the change off.',
        ],
      }

/** Sent to the old address after the change. */
export const addressChanged = ({ email }: { email: string }, language: Language): Mail =>
  language === 'hi'
    ? {
        to: email,
        language,
        subject: 'आपके तैयारी खाते का ई-मेल पता बदल गया',
        lines: ['आपके खाते का ई-मेल पता अब दूसरा है। यह पता अब उस खाते का नहीं रहा।', 'अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ।'],
      }
    : {
        to: email,
        language,
        subject: 'The e-mail address of your Taiyari account has changed',
        lines: [
          'Your account has another e-mail address now. This one no longer belongs to it.',
          'If you did not do this, tell us at once.',
        ],
      }
