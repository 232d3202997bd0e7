import { dataInterpretationA } from './books/data-interpretation-a.ts'
import { dataInterpretationB } from './books/data-interpretation-b.ts'
import { polityA } from './books/polity-a.ts'
import { polityB } from './books/polity-b.ts'
import type { SeedMaterial } from './shapes.ts'

export const polityBook: SeedMaterial = {
  slug: 'polity-in-five-chapters',
  title: { en: 'Indian polity in five chapters', hi: 'पाँच अध्यायों में भारतीय राजव्यवस्था' },
  summary: {
    en: 'Constitution, Union, States, courts and elections, with tables to revise from and 66 questions with reasons.',
    hi: 'संविधान, संघ, राज्य, न्यायालय और चुनाव; दोहराने की तालिकाएँ और कारण सहित 66 प्रश्न।',
  },
  kind: 'e_book',
  subject: 'polity',
  access: 'series',
  seriesId: 'ser_upsc-prelims',
  exams: ['upsc', 'state-psc'],
  preview: 1,
  chapters: [...polityA, ...polityB],
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
