import { languageKey, type Language } from '../../domain/language.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import { greeting, type Recipient } from '../accounts/mail-parts.ts'
import type { Mail } from '../notifications/mail.ts'

/** Last mail of a deleted account. */
export const accountErased = (to: Recipient, language: Language): Mail =>
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
  const url = `${origin}${accountPaths.profileData()}?${new URLSearchParams({ [languageKey]: language })}`
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
