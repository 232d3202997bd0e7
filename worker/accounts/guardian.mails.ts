import type { Language } from '../../domain/language.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import type { Services } from '../platform/context.ts'
import type { Mail } from '../notifications/mail.ts'
import { mailLink } from './mail-parts.ts'

/** Sent to an unconfirmed address, so it holds nothing that the student wrote: the page names the student. */
export const consentRequest = (services: Services, to: string, language: Language, token: string): Mail => {
  const url = mailLink(services, accountPaths.guardian(), token, language)
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
