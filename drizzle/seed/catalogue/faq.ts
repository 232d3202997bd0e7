import type { Faq } from '../../../domain/catalogue/contract.ts'

export const retakeFaq: Faq = {
  question: { en: 'May I take a test again?', hi: 'क्या मैं टेस्ट दोबारा दे सकता या सकती हूँ?' },
  answer: {
    en: 'Yes, a practice test as often as you like. Your first attempt is the one that is ranked; later ones are practice. A live test is taken once.',
    hi: 'हाँ, अभ्यास टेस्ट जितनी बार चाहें। रैंक आपके पहले प्रयास से बनती है, बाद के प्रयास अभ्यास हैं। लाइव टेस्ट एक ही बार दिया जाता है।',
  },
}
export const offlineFaq: Faq = {
  question: { en: 'What if my network goes during a test?', hi: 'टेस्ट के बीच नेटवर्क चला जाए तो?' },
  answer: {
    en: 'Go on answering. Every answer is kept on your device and sent when the network is back. Only do not reload the page while you are offline.',
    hi: 'उत्तर देते रहें। हर उत्तर आपके डिवाइस पर रहता है और नेटवर्क आते ही भेज दिया जाता है। बस ऑफ़लाइन रहते पेज दोबारा लोड न करें।',
  },
}
