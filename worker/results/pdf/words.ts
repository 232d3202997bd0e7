import type { Language } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { PdfLanguage } from '../../../domain/results/solutions.ts'
import { interpolate } from '../../files/pdf/interpolate.ts'

/** Texts of the document. Those of the pages are in client/i18n, which the worker must not import. */
export const words = {
  title: { en: 'Result and solutions', hi: 'परिणाम और हल' },
  student: { en: 'Student', hi: 'विद्यार्थी' },
  submitted: { en: 'Submitted', hi: 'जमा किया' },
  receipt: { en: 'Receipt', hi: 'रसीद' },
  score: { en: 'Score', hi: 'अंक' },
  rank: { en: 'Rank', hi: 'रैंक' },
  rankOf: { en: '{{rank}} of {{of}}', hi: '{{rank}} (कुल {{of}})' },
  percentile: { en: 'Percentile', hi: 'पर्सेंटाइल' },
  demoData: { en: '{{count}} of them demo data', hi: 'इनमें {{count}} डेमो डेटा' },
  qualifying: { en: 'Qualifying paper, not ranked', hi: 'अर्हक पेपर, रैंक नहीं' },
  practice: { en: 'Practice, not ranked', hi: 'अभ्यास, रैंक नहीं' },
  disqualified: { en: 'Disqualified, not ranked', hi: 'अयोग्य, रैंक नहीं' },
  accuracy: { en: 'Accuracy', hi: 'सटीकता' },
  attempted: { en: 'Attempted', hi: 'हल किए' },
  time: { en: 'Time', hi: 'समय' },
  asOf: { en: 'Rank and percentile as of {{date}}.', hi: 'रैंक और पर्सेंटाइल {{date}} तक के।' },
  bySection: { en: 'By section', hi: 'खंडवार' },
  section: { en: 'Section', hi: 'खंड' },
  notTaken: { en: 'not taken', hi: 'नहीं लिया' },
  total: { en: 'Total', hi: 'कुल' },
  correct: { en: 'Correct', hi: 'सही' },
  partial: { en: 'Partly correct', hi: 'आंशिक सही' },
  wrong: { en: 'Wrong', hi: 'ग़लत' },
  skipped: { en: 'Skipped', hi: 'छोड़ा' },
  cutOffs: { en: 'Cut-offs', hi: 'कट-ऑफ़' },
  wholePaper: { en: 'Whole paper', hi: 'पूरा पेपर' },
  cleared: { en: 'cleared', hi: 'पार' },
  notCleared: { en: 'not cleared', hi: 'पार नहीं' },
  shapes: { en: 'What the marks mean', hi: 'चिह्नों का अर्थ' },
  question: { en: 'Question {{number}}', hi: 'प्रश्न {{number}}' },
  marks: { en: '{{marks}} of {{max}} marks', hi: '{{max}} में से {{marks}} अंक' },
  forQuestions: { en: 'For questions {{from}} to {{to}}', hi: 'प्रश्न {{from}} से {{to}} के लिए' },
  forQuestion: { en: 'For question {{from}}', hi: 'प्रश्न {{from}} के लिए' },
  rightAnswer: { en: 'Right answer', hi: 'सही उत्तर' },
  yourAnswer: { en: 'Your answer', hi: 'आपका उत्तर' },
  noAnswer: { en: 'none', hi: 'कोई नहीं' },
  notAttempted: { en: 'Not attempted', hi: 'प्रश्न नहीं किया' },
  range: { en: '{{min}} to {{max}}', hi: '{{min}} से {{max}}' },
  assertion: { en: 'Assertion (A)', hi: 'अभिकथन (A)' },
  reason: { en: 'Reason (R)', hi: 'कारण (R)' },
  solution: { en: 'Solution', hi: 'हल' },
  row: { en: 'Row', hi: 'पंक्ति' },
  dropped_all: { en: 'Dropped: everyone gets full marks.', hi: 'प्रश्न हटाया गया: सबको पूरे अंक मिले।' },
  dropped_attempted: {
    en: 'Dropped: everyone who attempted it gets full marks.',
    hi: 'प्रश्न हटाया गया: हल करने वालों को पूरे अंक मिले।',
  },
  zero_weight: { en: 'Taken out of the paper: it counts for nobody.', hi: 'प्रश्न पेपर से बाहर: किसी का नहीं गिना गया।' },
  any_of: { en: 'More than one answer is accepted.', hi: 'एक से ज़्यादा उत्तर माने गए।' },
  blankCost: {
    en: 'Left blank: in this exam that costs marks.',
    hi: 'ख़ाली छोड़ा: इस परीक्षा में इस पर अंक कटते हैं।',
  },
  left_for_review: {
    en: 'Left marked for review, so not evaluated.',
    hi: 'समीक्षा के लिए चिह्नित छोड़ा गया, इसलिए जाँचा नहीं गया।',
  },
  over_cap: {
    en: 'Over the number of questions that count in this section.',
    hi: 'इस खंड में गिने जाने वाले प्रश्नों से ज़्यादा।',
  },
  not_taken: { en: 'In a section you did not take.', hi: 'ऐसे खंड में जो आपने नहीं चुना।' },
} as const satisfies Record<string, Bilingual>

export type PdfLabel = keyof typeof words

/** A word in the languages of the document; for both, side by side. */
export const say = (language: PdfLanguage, word: PdfLabel, values: Record<string, string | number> = {}): string => {
  const of = (one: Language) => interpolate(words[word][one], values)
  return language === 'both' ? `${of('en')} · ${of('hi')}` : of(language)
}

/** Texts of a content to show: English where Hindi is missing, and equal texts once. */
export const textsIn = (language: PdfLanguage, { en, hi }: Bilingual): string[] => {
  if (language === 'en' || hi === '') return [en]
  return language === 'hi' ? [hi] : [...new Set([en, hi])]
}

/** A title on one line. */
export const titleIn = (language: PdfLanguage, text: Bilingual): string => textsIn(language, text).join(' · ')
