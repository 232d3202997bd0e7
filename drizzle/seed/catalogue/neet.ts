import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, codesFrom, practice, type SeedGroup } from './shapes.ts'

const common = { seriesId: 'ser_neet', examId: 'exm_neet', ...practice } as const

export const neet: SeedGroup = {
  series: {
    id: 'ser_neet',
    examId: 'exm_neet',
    title: { en: 'NEET-UG: mock tests', hi: 'नीट-यूजी: मॉक टेस्ट' },
    summary: {
      en: 'Physics, chemistry and twice as much biology: a minute a question, +4 and −1.',
      hi: 'भौतिकी, रसायन और उनसे दुगुना जीव विज्ञान: हर प्रश्न पर एक मिनट, +4 और −1।',
    },
    description: {
      en: 'The mock keeps the exam’s share of the three subjects and its pace. Sets of biology and chemistry ask what options can’t: names to type and lists to match, with a clock that you may stop. The mock is free.',
      hi: 'मॉक में तीनों विषयों का अनुपात और रफ़्तार परीक्षा वाली है। जीव विज्ञान और रसायन के सेट वह पूछते हैं जो विकल्प नहीं पूछ सकते: लिखने को नाम और मिलाने को सूचियाँ, ऐसी घड़ी के साथ जिसे आप रोक सकते हैं। मॉक मुफ़्त है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
  },
  tests: [
    {
      ...common,
      id: 'tst_neet-1',
      presetVersionId: 'pre_neet-ug_v1',
      code: 'NEET-M1',
      title: { en: 'NEET-UG: short mock 1', hi: 'नीट-यूजी: छोटा मॉक 1' },
      kind: 'full',
      access: 'free',
      durationMinutes: 32,
      sections: [
        {
          presetSectionId: 'physics',
          questions: codesFrom('sn', 17, 8),
        },
        {
          presetSectionId: 'chemistry',
          questions: codesFrom('sn', 25, 8),
        },
        {
          presetSectionId: 'biology',
          questions: codesFrom('sn', 1, 16),
        },
      ],
    },
    {
      ...common,
      id: 'tst_neet-biology-1',
      presetVersionId: 'pre_practice_v1',
      code: 'NEET-BIO-1',
      title: { en: 'Biology: names, lists and statements', hi: 'जीव विज्ञान: नाम, सूचियाँ और कथन' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 10,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'Cell and genetics', hi: 'कोशिका और आनुवंशिकी' },
          questions: [...codes('sci', 10), ...codes('bio', 13, 7, 3, 6)],
        },
        {
          presetSectionId: 'second',
          title: { en: 'Human body, ecology and evolution', hi: 'मानव शरीर, पारिस्थितिकी और विकास' },
          questions: codes('bio', 10, 15, 2, 14, 19),
        },
      ],
    },
    {
      ...common,
      id: 'tst_neet-chemistry-1',
      presetVersionId: 'pre_practice_v1',
      code: 'NEET-CHE-1',
      title: { en: 'Chemistry: numbers, names and reasons', hi: 'रसायन: संख्याएँ, नाम और कारण' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 14,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'Physical chemistry', hi: 'भौतिक रसायन' },
          questions: codes('che', 11, 12, 17, 5, 14),
        },
        {
          presetSectionId: 'second',
          title: { en: 'Bonding and organic chemistry', hi: 'रासायनिक आबंध और कार्बनिक रसायन' },
          questions: codes('che', 8, 22, 9, 21, 20),
        },
      ],
    },
  ],
}
