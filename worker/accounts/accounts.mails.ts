import { languageKey, type Language } from '../../domain/language.ts'
import { paths } from '../../domain/paths.ts'
import type { Services } from '../platform/context.ts'
import type { Mail } from '../notifications/mail.ts'

type To = { name: string; email: string; emailVerified: boolean }

/**
 * Uses the name only once the address is confirmed: until then the person who registered may have entered someone
 * else's address, and the name would carry their text there in our name.
 */
export const greeting = ({ name, emailVerified }: Omit<To, 'email'>, language: Language): string => {
  const hello = language === 'hi' ? 'नमस्ते' : 'Hello'
  return emailVerified ? `${hello} ${name},` : `${hello},`
}

/** Link to a page with a token, in the reader's language. */
const link = ({ origin }: Services, path: string, token: string, language: Language): string =>
  `${origin}${path}?${new URLSearchParams({ token, [languageKey]: language })}`

/** Sent to an unconfirmed address. */
export const confirmAddress = (services: Services, email: string, language: Language, token: string): Mail => {
  const url = link(services, paths.confirmEmail(), token, language)
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
  const url = link(services, paths.confirmEmail(), token, language)
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
export const changeAsked = (to: To, language: Language): Mail =>
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

export const resetPassword = (services: Services, to: To, language: Language, token: string): Mail => {
  const url = link(services, paths.resetPassword(), token, language)
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
export const signInCode = (to: To, language: Language, code: string): Mail => {
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

export const passwordChanged = (to: To, language: Language): Mail =>
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
export const signInAdded = (to: To, provider: string, language: Language): Mail =>
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

/** Sent to an unconfirmed address, so it holds nothing that the student wrote: the page names the student. */
export const askGuardian = (services: Services, to: string, language: Language, token: string): Mail => {
  const url = link(services, paths.guardian(), token, language)
  return language === 'hi'
    ? {
        to,
        language,
        subject: 'तैयारी के एक विद्यार्थी के खाते के लिए आपकी सहमति',
        lines: [
          'नमस्ते,',
          '18 साल से कम उम्र के एक विद्यार्थी “तैयारी” वेबसाइट पर परीक्षा की तैयारी करते हैं। उन्होंने माता-पिता या अभिभावक के रूप में आपका ई-मेल पता दिया है।',
          'नीचे के लिंक पर देखें कि विद्यार्थी कौन हैं और हम कौन-सी जानकारी रखते हैं, फिर सहमति दें या न दें। लिंक 7 दिन तक काम करेगा।',
          'सहमति बाद में भी वापस ली जा सकती है। इसके लिए यह मेल सँभालकर रखें: 7 दिन बाद यही लिंक आपको नया लिंक भेज देगा।',
          'अगर आप ऐसे किसी विद्यार्थी को नहीं जानते, तो इस मेल पर ध्यान न दें।',
        ],
        action: { label: 'पढ़ें और तय करें', url },
      }
    : {
        to,
        language,
        subject: 'Your consent for the account of a student on Taiyari',
        lines: [
          'Hello,',
          'A student under 18 prepares for exams on Taiyari, and gave this address as that of a parent or guardian.',
          'See at the link below who it is and what we keep, and give your consent or not. The link works for 7 days.',
          'You can withdraw your consent later. Keep this mail for that: after 7 days the same link sends you a new one.',
          'If you know no such student, ignore this mail.',
        ],
        action: { label: 'Read and decide', url },
      }
}

/** Last mail of a deleted account. */
export const accountErased = (to: To, language: Language): Mail =>
  language === 'hi'
    ? {
        to: to.email,
        language,
        subject: 'आपका तैयारी खाता मिटा दिया गया',
        lines: [
          greeting(to, language),
          'जैसा आपने कहा था, आपका खाता और उसमें रखी जानकारी मिटा दी गई है। जिन टेस्ट में रैंक बनी थी, वहाँ केवल बिना नाम का स्कोर बचा है, ताकि दूसरों की रैंक सही रहे।',
          'यह इस खाते का आख़िरी मेल है। कभी मन हो तो इसी पते से नया खाता बना सकते हैं; उसमें पुराना कुछ नहीं होगा।',
          'अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ।',
        ],
      }
    : {
        to: to.email,
        language,
        subject: 'Your Taiyari account is deleted',
        lines: [
          greeting(to, language),
          'As you asked, your account and what it held are deleted. Where a test of yours was ranked, only a score without a name is left, so that the ranks of others stay right.',
          'This is the last mail of this account. You may sign up again with this address at any time; nothing of the old account will be there.',
          'If you did not do this, tell us at once.',
        ],
      }

/** Also a warning: a copy of all data was made from this account. */
export const exportReady = (origin: string, email: string, language: Language): Mail => {
  const url = `${origin}${paths.profile()}?${new URLSearchParams({ [languageKey]: language })}#data`
  return language === 'hi'
    ? {
        to: email,
        language,
        subject: 'आपके तैयारी डेटा की कॉपी तैयार है',
        lines: [
          'नमस्ते,',
          'आपके खाते से आपके डेटा की कॉपी माँगी गई थी। वह तैयार है और 48 घंटे तक आपकी प्रोफ़ाइल से डाउनलोड की जा सकती है।',
          'अगर यह आपने नहीं माँगी, तो अपना पासवर्ड बदल दें और बाक़ी सब डिवाइस से लॉग आउट करें।',
        ],
        action: { label: 'प्रोफ़ाइल खोलें', url },
      }
    : {
        to: email,
        language,
        subject: 'The copy of your Taiyari data is ready',
        lines: [
          'Hello,',
          'A copy of your data was asked for from your account. It is ready, and can be downloaded from your profile for 48 hours.',
          'If you did not ask for it, change your password and sign out everywhere else.',
        ],
        action: { label: 'Open my profile', url },
      }
}
