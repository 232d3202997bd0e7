import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, practice, type SeedGroup } from './shapes.ts'

export const jeeAdvancedPapers: SeedGroup = {
  series: {
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
  },
  tests: [
    {
      id: 'tst_jee-advanced-1',
      seriesId: 'ser_jee-advanced-practice',
      examId: 'exm_jee',
      presetVersionId: 'pre_jee-advanced_v1',
      code: 'JEE-ADV-P1',
      title: { en: 'JEE Advanced: short practice paper 1', hi: 'जेईई एडवांस्ड: छोटा अभ्यास पेपर 1' },
      kind: 'chapter',
      access: 'free',
      durationMinutes: 18,
      ...practice,
      sections: [
        {
          presetSectionId: 'mathematics',
          questions: codes('mat', 1, 2, 5, 6, 3, 8),
        },
        { presetSectionId: 'physics', questions: codes('sci', 1, 3, 2) },
        { presetSectionId: 'chemistry', questions: codes('sci', 5, 7, 6) },
      ],
    },
    {
      id: 'tst_jee-advanced-2',
      seriesId: 'ser_jee-advanced-practice',
      examId: 'exm_jee',
      presetVersionId: 'pre_jee-advanced_v1',
      code: 'JEE-ADV-P2',
      title: { en: 'JEE Advanced: short practice paper 2', hi: 'जेईई एडवांस्ड: छोटा अभ्यास पेपर 2' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 14,
      ...practice,
      sections: [
        { presetSectionId: 'mathematics', questions: codes('mat', 14, 7, 26) },
        { presetSectionId: 'physics', questions: [...codes('sci', 4), ...codes('phy', 16)] },
        { presetSectionId: 'chemistry', questions: codes('che', 16, 10) },
      ],
    },
    {
      id: 'tst_jee-advanced-3',
      seriesId: 'ser_jee-advanced-practice',
      examId: 'exm_jee',
      presetVersionId: 'pre_jee-advanced_v1',
      code: 'JEE-ADV-P3',
      title: { en: 'JEE Advanced: short practice paper 3', hi: 'जेईई एडवांस्ड: छोटा अभ्यास पेपर 3' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 28,
      ...practice,
      sections: [
        {
          presetSectionId: 'mathematics',
          questions: codes('mat', 24, 20, 37, 16, 41),
        },
        {
          presetSectionId: 'physics',
          questions: codes('phy', 20, 6, 14, 18),
        },
        {
          presetSectionId: 'chemistry',
          questions: codes('che', 6, 15, 19),
        },
      ],
    },
  ],
}
