import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, practice, type SeedGroup } from './shapes.ts'

const common = { seriesId: 'ser_ssc-sections', examId: 'exm_ssc', ...practice } as const

export const sscSections: SeedGroup = {
  series: {
    id: 'ser_ssc-sections',
    examId: 'exm_ssc',
    title: { en: 'SSC: one section at a time', hi: 'एसएससी: एक बार में एक खंड' },
    summary: {
      en: 'Short tests of one section, for the days between two mocks.',
      hi: 'एक खंड के छोटे टेस्ट, दो मॉक के बीच के दिनों के लिए।',
    },
    description: {
      en: 'Take the section that costs you marks and work on it alone: a few questions, a few minutes, and the solution of each right after you submit.',
      hi: 'जिस खंड में आपके अंक कटते हैं, केवल उसी पर काम करें: कुछ प्रश्न, कुछ मिनट, और जमा करते ही हर प्रश्न का हल।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
  },
  tests: [
    {
      id: 'tst_ssc-english-1',
      ...common,
      presetVersionId: 'pre_ssc-cgl-1_v1',
      code: 'SSC-ENG-1',
      title: { en: 'English: five questions in four minutes', hi: 'अंग्रेज़ी: चार मिनट में पाँच प्रश्न' },
      kind: 'sectional',
      access: 'free',
      durationMinutes: 4,
      sections: [
        {
          presetSectionId: 'english',
          questions: codes('eng', 11, 30, 14, 17, 19),
        },
      ],
    },
    {
      id: 'tst_ssc-reasoning-1',
      ...common,
      presetVersionId: 'pre_ssc-cgl-1_v1',
      code: 'SSC-REA-1',
      title: { en: 'Reasoning: five questions in five minutes', hi: 'तर्कशक्ति: पाँच मिनट में पाँच प्रश्न' },
      kind: 'sectional',
      access: 'series',
      durationMinutes: 5,
      sections: [
        {
          presetSectionId: 'reasoning',
          questions: codes('rea', 14, 41, 22, 13, 21),
        },
      ],
    },
    {
      id: 'tst_ssc-aptitude-1',
      ...common,
      presetVersionId: 'pre_ssc-cgl-1_v1',
      code: 'SSC-APT-1',
      title: { en: 'Aptitude: six questions in five minutes', hi: 'अभियोग्यता: पाँच मिनट में छह प्रश्न' },
      kind: 'sectional',
      access: 'series',
      durationMinutes: 5,
      sections: [
        {
          presetSectionId: 'aptitude',
          questions: codes('apt', 25, 33, 36, 21, 13, 29),
        },
      ],
    },
    {
      id: 'tst_ssc-awareness-1',
      ...common,
      presetVersionId: 'pre_ssc-cgl-1_v1',
      code: 'SSC-GK-1',
      title: { en: 'Awareness: eight questions in four minutes', hi: 'सामान्य ज्ञान: चार मिनट में आठ प्रश्न' },
      kind: 'sectional',
      access: 'series',
      durationMinutes: 4,
      sections: [
        {
          presetSectionId: 'awareness',
          questions: [...codes('gkn', 43, 11, 9, 21, 7, 24, 49), ...codes('che', 18)],
        },
      ],
    },
    {
      id: 'tst_data-sets-1',
      ...common,
      presetVersionId: 'pre_practice_v1',
      code: 'DATA-1',
      title: { en: 'Data sets: a table, a chart and a budget', hi: 'आँकड़े: एक तालिका, एक आरेख और एक बजट' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 16,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'A table and a chart', hi: 'तालिका और आरेख' },
          questions: codes('apt', 44, 45, 46, 47, 48, 49, 50, 51),
        },
        {
          presetSectionId: 'second',
          title: { en: 'A budget', hi: 'बजट' },
          questions: codes('apt', 52, 53, 54, 55),
        },
      ],
    },
    {
      id: 'tst_numbers-1',
      ...common,
      presetVersionId: 'pre_practice_v1',
      code: 'NUM-1',
      title: { en: 'Numbers to work out: no options to guess from', hi: 'हल करने को संख्याएँ: अंदाज़े के लिए विकल्प नहीं' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 15,
      sections: [
        {
          presetSectionId: 'first',
          questions: codes('apt', 10, 16, 23, 28, 30, 32, 42, 43),
        },
        {
          presetSectionId: 'second',
          questions: codes('rea', 26, 39),
        },
      ],
    },
    {
      id: 'tst_english-words-1',
      ...common,
      presetVersionId: 'pre_practice_v1',
      code: 'ENG-WORDS-1',
      title: { en: 'English: words to type and to match', hi: 'अंग्रेज़ी: लिखने और मिलाने को शब्द' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 8,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'One word, and usage', hi: 'एक शब्द, और प्रयोग' },
          questions: codes('eng', 21, 22, 23, 24, 25, 26, 9),
        },
        {
          presetSectionId: 'second',
          title: { en: 'Lists of words', hi: 'शब्दों की सूचियाँ' },
          questions: codes('eng', 27, 28),
        },
      ],
    },
    {
      id: 'tst_reasoning-kinds-1',
      ...common,
      presetVersionId: 'pre_practice_v1',
      code: 'REA-KINDS-1',
      title: { en: 'Reasoning: statements, lists and a puzzle', hi: 'तर्कशक्ति: कथन, सूचियाँ और एक पहेली' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 14,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'Statements and lists', hi: 'कथन और सूचियाँ' },
          questions: codes('rea', 31, 33, 34, 35, 36, 37, 38),
        },
        {
          presetSectionId: 'second',
          title: { en: 'A puzzle', hi: 'पहेली' },
          questions: codes('rea', 47, 48, 49, 50),
        },
      ],
    },
  ],
}
