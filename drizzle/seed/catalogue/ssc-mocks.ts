import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, practice, type SeedGroup } from './shapes.ts'

export const sscMocks: SeedGroup = {
  series: {
    id: 'ser_ssc-cgl-mocks',
    examId: 'exm_ssc',
    title: { en: 'SSC CGL Tier 1: mock tests', hi: 'एसएससी सीजीएल टियर 1: मॉक टेस्ट' },
    summary: {
      en: 'Short mocks on the pattern of Tier 1: four sections, +2 and −1/2, in the screen of the real hall.',
      hi: 'टियर 1 के पैटर्न पर छोटे मॉक: चार खंड, +2 और −1/2, असली परीक्षा जैसी स्क्रीन पर।',
    },
    description: {
      en: 'Each mock has the four sections of the paper with fewer questions, so that you can take one in a break. Marks and negative marks are those of the exam. Every question comes with a worked solution in English and Hindi.',
      hi: 'हर मॉक में पेपर के चारों खंड हैं, बस प्रश्न कम हैं, ताकि आप इसे थोड़े समय में दे सकें। अंक और ऋणात्मक अंक परीक्षा वाले ही हैं। हर प्रश्न का हल अंग्रेज़ी और हिंदी दोनों में है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'free',
  },
  tests: [
    {
      id: 'tst_ssc-cgl-mock-1',
      seriesId: 'ser_ssc-cgl-mocks',
      examId: 'exm_ssc',
      presetVersionId: 'pre_ssc-cgl-1_v1',
      code: 'SSC-CGL-M1',
      title: { en: 'SSC CGL Tier 1: short mock 1', hi: 'एसएससी सीजीएल टियर 1: छोटा मॉक 1' },
      kind: 'full',
      access: 'free',
      durationMinutes: 12,
      ...practice,
      sections: [
        { presetSectionId: 'reasoning', questions: codes('rea', 1, 2, 3, 12, 19) },
        { presetSectionId: 'awareness', questions: [...codes('gkn', 1, 2, 3, 61), ...codes('sci', 9)] },
        { presetSectionId: 'aptitude', questions: codes('apt', 1, 31, 3, 5, 7) },
        { presetSectionId: 'english', questions: codes('eng', 1, 2, 4, 6, 7) },
      ],
    },
    {
      id: 'tst_ssc-cgl-live-1',
      seriesId: 'ser_ssc-cgl-mocks',
      examId: 'exm_ssc',
      presetVersionId: 'pre_ssc-cgl-1_v1',
      code: 'SSC-CGL-L1',
      title: { en: 'SSC CGL Tier 1: short live mock', hi: 'एसएससी सीजीएल टियर 1: छोटा लाइव मॉक' },
      kind: 'live',
      access: 'free',
      durationMinutes: 10,
      window: { opens: -60, closes: 7 * 24 * 60 },
      attemptsAllowed: 1,
      release: { rule: 'after_close' },
      sections: [
        { presetSectionId: 'reasoning', questions: codes('rea', 25, 9, 11, 4) },
        { presetSectionId: 'awareness', questions: [...codes('gkn', 62, 53, 4), ...codes('bio', 1)] },
        { presetSectionId: 'aptitude', questions: codes('apt', 2, 4, 8, 24) },
        { presetSectionId: 'english', questions: codes('eng', 34, 3, 10, 12) },
      ],
    },
  ],
}
