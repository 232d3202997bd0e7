import type { Language } from '../../../domain/language.ts'

type Words = Record<Language, string>

/** Fixed texts of the PDF. The client's translations are out of the worker's reach. */
export const words = {
  title: { en: 'Monthly current affairs digest', hi: 'मासिक करेंट अफ़ेयर्स डाइजेस्ट' },
  count: { en: '{{count}} items, sorted by subject', hi: '{{count}} ख़बरें, विषय के क्रम से' },
  samples: {
    en: 'Items marked “Sample” are demo content: settled events of past years, placed on days of this month.',
    hi: '“नमूना” लिखी ख़बरें डेमो सामग्री हैं: बीते वर्षों की पक्की घटनाएँ, जो इस महीने की तारीख़ों पर रखी गई हैं।',
  },
  sample: { en: 'Sample', hi: 'नमूना' },
  contents: { en: 'In this digest', hi: 'इस डाइजेस्ट में' },
  event: { en: 'event of {{date}}', hi: 'घटना {{date}} की' },
  facts: { en: 'Key facts', hi: 'मुख्य तथ्य' },
  matters: { en: 'Why it matters for exams', hi: 'परीक्षा के लिए क्यों ज़रूरी' },
  sources: { en: 'Source', hi: 'स्रोत' },
} satisfies Record<string, Words>
