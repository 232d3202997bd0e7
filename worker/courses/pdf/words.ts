import type { Bilingual } from '../../../domain/questions/text.ts'

/** Fixed texts of the PDF. The client's translations are out of the worker's reach. */
export const words = {
  title: { en: 'Certificate of completion', hi: 'पूर्णता प्रमाणपत्र' },
  certifies: { en: 'This is to certify that', hi: 'यह प्रमाणित किया जाता है कि' },
  completed: { en: 'has completed the course', hi: 'ने यह कोर्स पूरा किया है' },
  issued: { en: 'Issued on {{date}}', hi: '{{date}} को जारी' },
  check: { en: 'Anyone can check this certificate by its code at', hi: 'इस कोड से कोई भी प्रमाणपत्र जाँच सकता है' },
  limits: {
    en: 'It confirms that an online course was completed. It is not a degree, a qualification or a government document.',
    hi: 'यह ऑनलाइन कोर्स पूरा करने की पुष्टि है। यह डिग्री, शैक्षिक योग्यता या सरकारी दस्तावेज़ नहीं है।',
  },
} as const satisfies Record<string, Bilingual>
