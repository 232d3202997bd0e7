import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, codesFrom, practice, type SeedGroup } from './shapes.ts'

const common = { seriesId: 'ser_upsc-prelims', examId: 'exm_upsc', ...practice } as const

export const upscPrelims: SeedGroup = {
  series: {
    id: 'ser_upsc-prelims',
    examId: 'exm_upsc',
    title: { en: 'UPSC Prelims: General Studies and CSAT', hi: 'यूपीएससी प्रारंभिक परीक्षा: सामान्य अध्ययन और सीसैट' },
    summary: {
      en: 'Statements to weigh, lists to match, passages to read: the two papers of the Prelims in short form.',
      hi: 'परखने को कथन, मिलाने को सूचियाँ, पढ़ने को गद्यांश: प्रारंभिक परीक्षा के दोनों पेपर छोटे रूप में।',
    },
    description: {
      en: 'The General Studies paper costs a third of its marks for a wrong answer, so it pays to know when to leave a question. CSAT asks for 33 per cent and no more. Two sets on history and the Constitution train single topics, with a clock that you may stop.',
      hi: 'सामान्य अध्ययन के पेपर में ग़लत उत्तर पर एक-तिहाई अंक कटते हैं, इसलिए यह जानना काम आता है कि प्रश्न कब छोड़ें। सीसैट में 33 प्रतिशत काफ़ी हैं। इतिहास और संविधान के दो सेट एक-एक विषय का अभ्यास कराते हैं, और उनकी घड़ी आप रोक सकते हैं।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
  },
  tests: [
    {
      ...common,
      id: 'tst_upsc-gs-1',
      presetVersionId: 'pre_upsc-gs-1_v1',
      code: 'UPSC-GS-M1',
      title: { en: 'General Studies 1: short mock', hi: 'सामान्य अध्ययन 1: छोटा मॉक' },
      kind: 'full',
      access: 'free',
      durationMinutes: 20,
      sections: [
        {
          presetSectionId: 'gs',
          questions: codesFrom('su', 1, 16),
        },
      ],
    },
    {
      ...common,
      id: 'tst_upsc-csat-1',
      presetVersionId: 'pre_upsc-csat_v1',
      code: 'UPSC-CSAT-M1',
      title: { en: 'CSAT: short mock', hi: 'सीसैट: छोटा मॉक' },
      kind: 'full',
      access: 'series',
      durationMinutes: 21,
      sections: [
        {
          presetSectionId: 'csat',
          questions: codesFrom('sc', 1, 14),
        },
      ],
    },
    {
      ...common,
      id: 'tst_gs-history-1',
      presetVersionId: 'pre_practice_v1',
      code: 'GS-HIST-1',
      title: { en: 'History: one topic at your own pace', hi: 'इतिहास: एक विषय, अपनी रफ़्तार से' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 10,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'Ancient and medieval India', hi: 'प्राचीन और मध्यकालीन भारत' },
          questions: codes('gkn', 14, 22, 25, 29, 31, 56, 58),
        },
        {
          presetSectionId: 'second',
          title: { en: 'Modern India', hi: 'आधुनिक भारत' },
          questions: codes('gkn', 19, 30, 37, 50, 54),
        },
      ],
    },
    {
      ...common,
      id: 'tst_gs-polity-1',
      presetVersionId: 'pre_practice_v1',
      code: 'GS-POL-1',
      title: { en: 'Constitution and economy: one topic', hi: 'संविधान और अर्थव्यवस्था: एक विषय' },
      kind: 'chapter',
      access: 'series',
      durationMinutes: 12,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'Constitution', hi: 'संविधान' },
          questions: codes('gkn', 13, 15, 20, 33, 35, 42, 47),
        },
        {
          presetSectionId: 'second',
          title: { en: 'Economy', hi: 'अर्थव्यवस्था' },
          questions: codes('gkn', 17, 26, 48, 55, 59),
        },
      ],
    },
    {
      ...common,
      id: 'tst_gs-daily-1',
      presetVersionId: 'pre_practice_v1',
      code: 'GS-DAILY-1',
      title: { en: 'Daily quiz: ten minutes of everything', hi: 'दैनिक क्विज़: दस मिनट, हर विषय से' },
      kind: 'daily_quiz',
      access: 'free',
      durationMinutes: 8,
      sections: [
        {
          presetSectionId: 'first',
          title: { en: 'India and the world', hi: 'भारत और विश्व' },
          questions: codes('gkn', 36, 10, 27, 46, 6),
        },
        {
          presetSectionId: 'second',
          title: { en: 'Environment and science', hi: 'पर्यावरण और विज्ञान' },
          questions: codes('gkn', 39, 44, 51),
        },
      ],
    },
  ],
}
