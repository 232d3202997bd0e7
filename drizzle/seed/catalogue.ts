import type { Faq, ReleaseRule, TestKind } from '../../domain/catalogue/contract.ts'
import type { AccessKind } from '../../domain/purchases/access.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'

type SeedSection = {
  /** Id of the preset's section whose marking holds. */
  presetSectionId: string
  /** Where the test names it otherwise than the preset. */
  title?: Bilingual
  /** Codes of questions, in the order of the paper. */
  questions: string[]
}

export type SeedTest = {
  id: string
  seriesId: string | null
  examId: string
  presetId: string
  code: string
  title: Bilingual
  kind: TestKind
  access: AccessKind
  durationMinutes: number
  /** Minutes from the time of seeding; null where there is no window. */
  window: { opens: number; closes: number } | null
  attemptsAllowed: number | null
  release: ReleaseRule
  sections: SeedSection[]
}

export type SeedSeries = {
  id: string
  examId: string
  title: Bilingual
  summary: Bilingual
  description: Bilingual
  faq: Faq[]
  access: AccessKind
  pricePaise: number | null
  validityDays: number | null
}

const retakeFaq: Faq = {
  question: { en: 'May I take a test again?', hi: 'क्या मैं टेस्ट दोबारा दे सकता या सकती हूँ?' },
  answer: {
    en: 'Yes, a practice test as often as you like. Your first attempt is the one that is ranked; later ones are practice. A live test is taken once.',
    hi: 'हाँ, अभ्यास टेस्ट जितनी बार चाहें। रैंक आपके पहले प्रयास से बनती है, बाद के प्रयास अभ्यास हैं। लाइव टेस्ट एक ही बार दिया जाता है।',
  },
}
const offlineFaq: Faq = {
  question: { en: 'What if my network goes during a test?', hi: 'टेस्ट के बीच नेटवर्क चला जाए तो?' },
  answer: {
    en: 'Go on answering. Every answer is kept on your device and sent when the network is back. Only do not reload the page while you are offline.',
    hi: 'उत्तर देते रहें। हर उत्तर आपके डिवाइस पर रहता है और नेटवर्क आते ही भेज दिया जाता है। बस ऑफ़लाइन रहते पेज दोबारा लोड न करें।',
  },
}

export const seedSeries: SeedSeries[] = [
  {
    id: 'ser_ssc-cgl-mocks',
    examId: 'exm_ssc',
    title: { en: 'SSC CGL Tier 1: mock tests', hi: 'एसएससी सीजीएल टियर 1: मॉक टेस्ट' },
    summary: {
      en: 'Short mocks on the pattern of Tier 1: four sections, +2 and -1/2, in the screen of the real hall.',
      hi: 'टियर 1 के पैटर्न पर छोटे मॉक: चार खंड, +2 और -1/2, असली परीक्षा जैसी स्क्रीन पर।',
    },
    description: {
      en: 'Each mock has the four sections of the paper with fewer questions, so that you can take one in a break. Marks and negative marks are those of the exam. Every question comes with a worked solution in English and Hindi.',
      hi: 'हर मॉक में पेपर के चारों खंड हैं, बस प्रश्न कम हैं, ताकि आप इसे थोड़े समय में दे सकें। अंक और ऋणात्मक अंक परीक्षा वाले ही हैं। हर प्रश्न का हल अंग्रेज़ी और हिंदी दोनों में है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'free',
    pricePaise: null,
    validityDays: null,
  },
  {
    id: 'ser_jee-advanced-practice',
    examId: 'exm_jee',
    title: { en: 'JEE Advanced: practice papers', hi: 'जेईई एडवांस्ड: अभ्यास पेपर' },
    summary: {
      en: 'Single-correct, multiple-correct and numerical questions with partial marks, as in the paper.',
      hi: 'एक सही, एक से अधिक सही और संख्यात्मक प्रश्न, पेपर की तरह आंशिक अंकों के साथ।',
    },
    description: {
      en: 'Mathematics, physics and chemistry in one sitting. Multiple-correct questions give partial marks by the rule of JEE Advanced, and numerical answers are typed on the keypad of the hall. The first paper is free.',
      hi: 'गणित, भौतिकी और रसायन विज्ञान एक ही पेपर में। एक से अधिक सही उत्तर वाले प्रश्नों में जेईई एडवांस्ड के नियम से आंशिक अंक मिलते हैं और संख्यात्मक उत्तर परीक्षा वाले कीपैड से लिखे जाते हैं। पहला पेपर मुफ़्त है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
    pricePaise: 19_900,
    validityDays: 365,
  },
  {
    id: 'ser_ssc-sections',
    examId: 'exm_ssc',
    title: { en: 'SSC: one section at a time', hi: 'एसएससी: एक बार में एक खंड' },
    summary: {
      en: 'Short tests of one section, for the days between two mocks.',
      hi: 'एक खंड के छोटे टेस्ट, दो मॉक के बीच के दिनों के लिए।',
    },
    description: {
      en: 'Take the section that costs you marks and work on it alone: five questions, a few minutes, and the solution of each right after you submit.',
      hi: 'जिस खंड में आपके अंक कटते हैं, केवल उसी पर काम करें: पाँच प्रश्न, कुछ मिनट, और जमा करते ही हर प्रश्न का हल।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
    pricePaise: 9_900,
    validityDays: 180,
  },
]

const practice = { window: null, attemptsAllowed: null, release: { rule: 'at_once' } } as const

export const seedTests: SeedTest[] = [
  {
    id: 'tst_ssc-cgl-mock-1',
    seriesId: 'ser_ssc-cgl-mocks',
    examId: 'exm_ssc',
    presetId: 'pre_ssc-cgl-1',
    code: 'SSC-CGL-M1',
    title: { en: 'SSC CGL Tier 1: short mock 1', hi: 'एसएससी सीजीएल टियर 1: छोटा मॉक 1' },
    kind: 'full',
    access: 'free',
    durationMinutes: 12,
    ...practice,
    sections: [
      { presetSectionId: 'reasoning', questions: ['rea-001', 'rea-002', 'rea-003', 'rea-005', 'rea-007'] },
      { presetSectionId: 'awareness', questions: ['gkn-001', 'gkn-002', 'gkn-003', 'gkn-005', 'sci-009'] },
      { presetSectionId: 'aptitude', questions: ['apt-001', 'apt-002', 'apt-003', 'apt-005', 'apt-007'] },
      { presetSectionId: 'english', questions: ['eng-001', 'eng-002', 'eng-004', 'eng-006', 'eng-007'] },
    ],
  },
  {
    id: 'tst_ssc-cgl-live-1',
    seriesId: 'ser_ssc-cgl-mocks',
    examId: 'exm_ssc',
    presetId: 'pre_ssc-cgl-1',
    code: 'SSC-CGL-L1',
    title: { en: 'SSC CGL Tier 1: live mock', hi: 'एसएससी सीजीएल टियर 1: लाइव मॉक' },
    kind: 'live',
    access: 'free',
    durationMinutes: 10,
    window: { opens: -60, closes: 7 * 24 * 60 },
    attemptsAllowed: 1,
    release: { rule: 'after_close' },
    sections: [
      { presetSectionId: 'reasoning', questions: ['rea-004', 'rea-008', 'rea-009', 'rea-010'] },
      { presetSectionId: 'awareness', questions: ['gkn-004', 'gkn-006', 'gkn-007', 'gkn-009'] },
      { presetSectionId: 'aptitude', questions: ['apt-004', 'apt-006', 'apt-008', 'mat-004'] },
      { presetSectionId: 'english', questions: ['eng-003', 'eng-005', 'eng-008', 'eng-010'] },
    ],
  },
  {
    id: 'tst_jee-advanced-1',
    seriesId: 'ser_jee-advanced-practice',
    examId: 'exm_jee',
    presetId: 'pre_jee-advanced',
    code: 'JEE-ADV-P1',
    title: { en: 'JEE Advanced: practice paper 1', hi: 'जेईई एडवांस्ड: अभ्यास पेपर 1' },
    kind: 'full',
    access: 'free',
    durationMinutes: 36,
    ...practice,
    sections: [
      { presetSectionId: 'mathematics', questions: ['mat-001', 'mat-002', 'mat-005', 'mat-006', 'mat-003', 'mat-008'] },
      { presetSectionId: 'physics', questions: ['sci-001', 'sci-003', 'sci-002'] },
      { presetSectionId: 'chemistry', questions: ['sci-005', 'sci-007', 'sci-006'] },
    ],
  },
  {
    id: 'tst_jee-advanced-2',
    seriesId: 'ser_jee-advanced-practice',
    examId: 'exm_jee',
    presetId: 'pre_jee-advanced',
    code: 'JEE-ADV-P2',
    title: { en: 'JEE Advanced: practice paper 2', hi: 'जेईई एडवांस्ड: अभ्यास पेपर 2' },
    kind: 'full',
    access: 'series',
    durationMinutes: 30,
    ...practice,
    sections: [
      { presetSectionId: 'mathematics', questions: ['mat-010', 'mat-007', 'mat-009'] },
      { presetSectionId: 'physics', questions: ['sci-004', 'sci-003'] },
      { presetSectionId: 'chemistry', questions: ['sci-008', 'sci-007', 'sci-006'] },
    ],
  },
  {
    id: 'tst_ssc-english-1',
    seriesId: 'ser_ssc-sections',
    examId: 'exm_ssc',
    presetId: 'pre_ssc-cgl-1',
    code: 'SSC-ENG-1',
    title: { en: 'English: five questions in four minutes', hi: 'अंग्रेज़ी: चार मिनट में पाँच प्रश्न' },
    kind: 'sectional',
    access: 'free',
    durationMinutes: 4,
    ...practice,
    sections: [
      {
        presetSectionId: 'english',
        questions: ['eng-001', 'eng-002', 'eng-004', 'eng-006', 'eng-007'],
      },
    ],
  },
  {
    id: 'tst_ssc-reasoning-1',
    seriesId: 'ser_ssc-sections',
    examId: 'exm_ssc',
    presetId: 'pre_ssc-cgl-1',
    code: 'SSC-REA-1',
    title: { en: 'Reasoning: five questions in five minutes', hi: 'तर्कशक्ति: पाँच मिनट में पाँच प्रश्न' },
    kind: 'sectional',
    access: 'series',
    durationMinutes: 5,
    ...practice,
    sections: [
      {
        presetSectionId: 'reasoning',
        questions: ['rea-001', 'rea-002', 'rea-003', 'rea-005', 'rea-007'],
      },
    ],
  },
  {
    id: 'tst_demo',
    seriesId: null,
    examId: 'exm_jee',
    presetId: 'pre_jee-advanced',
    code: 'DEMO',
    title: { en: 'Demo test: ten questions of every kind', hi: 'डेमो टेस्ट: हर तरह के दस प्रश्न' },
    kind: 'demo',
    access: 'free',
    durationMinutes: 10,
    ...practice,
    sections: [
      {
        presetSectionId: 'mathematics',
        title: { en: 'Reasoning and numbers', hi: 'तर्कशक्ति और अंक' },
        questions: ['rea-007', 'rea-006', 'apt-009', 'apt-010', 'mat-002'],
      },
      {
        presetSectionId: 'physics',
        title: { en: 'Knowledge and language', hi: 'ज्ञान और भाषा' },
        questions: ['gkn-001', 'gkn-008', 'sci-010', 'sci-009', 'eng-009'],
      },
    ],
  },
]
