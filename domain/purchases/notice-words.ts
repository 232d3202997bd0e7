import { lastMomentText } from '../date-text.ts'
import type { Bilingual } from '../questions/text.ts'
import { reviewReasons, type ReviewReason } from './order-acts.ts'

/** Sentence on the end of an access, in Unix milliseconds; null for one without an end. */
export const accessWords = (endsAt: number | null): Bilingual =>
  endsAt === null
    ? { en: 'Your access has no end date.', hi: 'आपके एक्सेस की कोई अंतिम तारीख़ नहीं है।' }
    : {
        en: `Your access lasts until ${lastMomentText(endsAt, 'en')}.`,
        hi: `आपका एक्सेस ${lastMomentText(endsAt, 'hi')} तक है।`,
      }

/** Reasons for which a person decides on an order, as student and office read them. */
const reviewWords: Record<ReviewReason, Bilingual> = {
  amount: {
    en: 'The amount that came is not the price of the order.',
    hi: 'मिली हुई रक़म ऑर्डर की क़ीमत से अलग है।',
  },
  currency: { en: 'The payment came in another currency.', hi: 'भुगतान किसी और मुद्रा में आया है।' },
  bought_meanwhile: {
    en: 'The payment came late, when the same item had been bought by another order.',
    hi: 'भुगतान देर से आया, तब तक यही चीज़ दूसरे ऑर्डर से ख़रीदी जा चुकी थी।',
  },
  paid_twice: { en: 'The order was paid twice.', hi: 'इस ऑर्डर का भुगतान दो बार हुआ है।' },
}

/** Reason of a review in words; null where it has ended. */
export const reviewReasonWords = (reason: string | null): Bilingual | null => {
  const known = reviewReasons.find((each) => each === reason)
  return known ? reviewWords[known] : null
}

/** Answer to a rejected refund where the office wrote none. */
export const rejectedWords: Bilingual = {
  en: 'The refund policy does not cover this purchase.',
  hi: 'यह ख़रीदारी रिफ़ंड नीति के दायरे में नहीं आती।',
}
