import { dataInterpretationA } from './books/data-interpretation-a.ts'
import { dataInterpretationB } from './books/data-interpretation-b.ts'
import { polityA } from './books/polity-a.ts'
import { polityB } from './books/polity-b.ts'
import { polityCQuestions } from './books/polity-c-questions.ts'
import { polityC } from './books/polity-c.ts'
import { polityDQuestions } from './books/polity-d-questions.ts'
import { polityD } from './books/polity-d.ts'
import { polityEQuestions } from './books/polity-e-questions.ts'
import { polityE } from './books/polity-e.ts'
import { polityFQuestions } from './books/polity-f-questions.ts'
import { polityF } from './books/polity-f.ts'
import type { SeedMaterial } from './shapes.ts'

export const polityBook: SeedMaterial = {
  // Stays when the title changes: offers, orders and links name the item by it.
  slug: 'polity-in-five-chapters',
  title: { en: 'Indian polity in nine chapters', hi: 'नौ अध्यायों में भारतीय राजव्यवस्था' },
  summary: {
    en: 'Constitution, Union, States, courts, elections, minorities, services, languages and Delhi, with 106 questions and reasons.',
    hi: 'संविधान, संघ, राज्य, न्यायालय, चुनाव, अल्पसंख्यक, सेवाएँ, भाषाएँ और दिल्ली; कारण सहित 106 प्रश्न।',
  },
  kind: 'e_book',
  subject: 'polity',
  access: 'series',
  seriesId: 'ser_upsc-prelims',
  exams: ['upsc', 'state-psc'],
  preview: 1,
  chapters: [
    ...polityA,
    ...polityB,
    ...polityC,
    ...polityCQuestions,
    ...polityD,
    ...polityDQuestions,
    ...polityE,
    ...polityEQuestions,
    ...polityF,
    ...polityFQuestions,
  ],
}

export const dataInterpretation: SeedMaterial = {
  slug: 'data-interpretation-step-by-step',
  title: { en: 'Data interpretation, step by step', hi: 'आँकड़ों की व्याख्या, क़दम-दर-क़दम' },
  summary: {
    en: 'Ten chapters from reading a table to data sufficiency, with worked sets and a mock of twenty questions.',
    hi: 'तालिका पढ़ने से आँकड़ों की पर्याप्तता तक दस अध्याय, हल किए सेट और बीस प्रश्नों का मॉक।',
  },
  kind: 'e_book',
  subject: 'aptitude',
  exams: ['banking', 'ssc', 'upsc', 'railways', 'state-psc'],
  chapters: [...dataInterpretationA, ...dataInterpretationB],
}
