import type { Language } from '../../domain/language.ts'
import type { Mail } from '../notifications/mail.ts'

export type SecondFactorChange =
  'second_factor_enrolled' | 'second_factor_disabled' | 'recovery_code_used' | 'recovery_codes_renewed'

type Words = { subject: string; line: string }

const words: Record<Language, Record<SecondFactorChange, Words>> = {
  en: {
    second_factor_enrolled: {
      subject: 'Two-step login is on for your Taiyari account',
      line: 'From now on a code from your app is asked for after the password. Keep your recovery codes in a safe place.',
    },
    second_factor_disabled: {
      subject: 'Two-step login is off for your Taiyari account',
      line: 'From now on your password is enough to log in.',
    },
    recovery_code_used: {
      subject: 'A recovery code of your Taiyari account was used',
      line: 'It works only once. You can have new recovery codes made on your profile.',
    },
    recovery_codes_renewed: {
      subject: 'Your Taiyari account has new recovery codes',
      line: 'The recovery codes from before no longer work.',
    },
  },
  hi: {
    second_factor_enrolled: {
      subject: 'आपके तैयारी खाते में दो चरणों वाला लॉग इन चालू हो गया',
      line: 'अब पासवर्ड के बाद आपके ऐप का कोड भी माँगा जाएगा। अपने रिकवरी कोड सँभालकर रखें।',
    },
    second_factor_disabled: {
      subject: 'आपके तैयारी खाते में दो चरणों वाला लॉग इन बंद हो गया',
      line: 'अब लॉग इन करने के लिए आपका पासवर्ड ही काफ़ी है।',
    },
    recovery_code_used: {
      subject: 'आपके तैयारी खाते का एक रिकवरी कोड इस्तेमाल हुआ',
      line: 'हर कोड एक ही बार काम करता है। प्रोफ़ाइल में नए रिकवरी कोड बनाए जा सकते हैं।',
    },
    recovery_codes_renewed: {
      subject: 'आपके तैयारी खाते के नए रिकवरी कोड बन गए',
      line: 'पुराने रिकवरी कोड अब काम नहीं करेंगे।',
    },
  },
}

const warning: Record<Language, string> = {
  en: 'If this was not you, choose a new password at once with "Forgot your password?" on the log-in page, and write to us.',
  hi: 'अगर यह आपने नहीं किया, तो लॉग इन पेज पर “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ, और हमें लिखें।',
}

/** Mail to the account's own, confirmed address. */
export const secondFactorChanged = (to: string, change: SecondFactorChange, language: Language): Mail => {
  const { subject, line } = words[language][change]
  return { to, language, subject, lines: [line, warning[language]] }
}
