import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, practice, type SeedGroup, type SeedSection } from './shapes.ts'

const sections = (mathematics: string[], physics: string[], chemistry: string[]): SeedSection[] => [
  { presetSectionId: 'mathematics', questions: mathematics },
  { presetSectionId: 'physics', questions: physics },
  { presetSectionId: 'chemistry', questions: chemistry },
]

const common = {
  seriesId: 'ser_jee-main',
  examId: 'exm_jee',
  presetVersionId: 'pre_jee-main_v1',
  kind: 'full',
  durationMinutes: 60,
  ...practice,
} as const

export const jeeMain: SeedGroup = {
  series: {
    id: 'ser_jee-main',
    examId: 'exm_jee',
    title: { en: 'JEE Main: mock tests', hi: 'जेईई मेन: मॉक टेस्ट' },
    summary: {
      en: 'Three subjects, options and numbers, +4 and −1, in a screen that saves only what you save.',
      hi: 'तीन विषय, विकल्प और संख्याएँ, +4 और −1, ऐसी स्क्रीन पर जो वही गिनती है जिसे आप सहेजते हैं।',
    },
    description: {
      en: 'As in the official mock, an answer counts once you press “Save & Next” or “Mark for Review & Next”; a choice that you only look at and leave is not counted. Numbers are typed on the screen’s keypad. The first mock is free.',
      hi: 'आधिकारिक मॉक की तरह उत्तर तभी गिना जाता है जब आप “सहेजें और आगे” या “दोबारा देखें और आगे” दबाएँ; केवल चुनकर छोड़ा हुआ विकल्प नहीं गिना जाता। संख्याएँ स्क्रीन के कीपैड से लिखी जाती हैं। पहला मॉक मुफ़्त है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
  },
  tests: [
    {
      ...common,
      id: 'tst_jee-main-1',
      code: 'JEE-MAIN-M1',
      title: { en: 'JEE Main: short mock 1', hi: 'जेईई मेन: छोटा मॉक 1' },
      access: 'free',
      sections: sections(
        codes('mat', 13, 15, 21, 27, 31, 39, 12, 26),
        codes('phy', 1, 2, 7, 11, 15, 19, 5, 14),
        codes('che', 1, 3, 5, 10, 13, 16, 2, 11),
      ),
    },
    {
      ...common,
      id: 'tst_jee-main-2',
      code: 'JEE-MAIN-M2',
      title: { en: 'JEE Main: short mock 2', hi: 'जेईई मेन: छोटा मॉक 2' },
      access: 'series',
      sections: sections(codes('mat', 17, 19, 24, 25, 35, 38, 23, 32), codes('phy', 3, 9, 13, 17, 21, 23, 8, 18), [
        ...codes('che', 4, 7, 14, 18, 22),
        ...codes('sci', 8),
        ...codes('che', 15, 17),
      ]),
    },
  ],
}
