import type { Bilingual } from '../questions/text.ts'

/** Texts of a certificate, which has both languages on paper and on its page. */
export const certificateWords = {
  title: { en: 'Certificate of completion', hi: 'पूर्णता प्रमाणपत्र' },
  certifies: { en: 'This is to certify that', hi: 'यह प्रमाणित किया जाता है कि' },
  completed: { en: 'has completed the course', hi: 'ने यह कोर्स पूरा किया है' },
  issued: { en: 'Issued on', hi: 'जारी' },
  check: { en: 'Scan to check, or enter the code at', hi: 'जाँचने के लिए स्कैन करें, या कोड यहाँ लिखें:' },
  limits: {
    en: 'It confirms that an online course was completed. It is not a degree, a qualification or a government document.',
    hi: 'यह ऑनलाइन कोर्स पूरा करने की पुष्टि है। यह डिग्री, शैक्षिक योग्यता या सरकारी दस्तावेज़ नहीं है।',
  },
} as const satisfies Record<string, Bilingual>
