import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, codesFrom, practice, type SeedGroup } from './shapes.ts'

const common = {
  seriesId: 'ser_state-psc',
  examId: 'exm_state-psc',
  access: 'free',
  kind: 'full',
  ...practice,
} as const

export const statePsc: SeedGroup = {
  series: {
    id: 'ser_state-psc',
    examId: 'exm_state-psc',
    title: { en: 'State commissions: UPPSC, RPSC and more', hi: 'राज्य आयोग: यूपीपीएससी, आरपीएससी और अन्य' },
    summary: {
      en: 'Each commission has its own rules: thirds of a mark, a fifth option, subjects to choose. Practise them here.',
      hi: 'हर आयोग के अपने नियम हैं: अंकों के तिहाई, पाँचवाँ विकल्प, विषयों का चुनाव। यहाँ उनका अभ्यास करें।',
    },
    description: {
      en: 'In the RPSC paper an empty question costs marks unless you choose “Not attempted”. UPPSC gives 4/3 for a right answer and takes 4/9 for a wrong one. The paper with a choice of subjects has a break, sections that stay open and a limit of answers; it follows no commission.',
      hi: 'आरपीएससी के पेपर में ख़ाली प्रश्न पर अंक कटते हैं, जब तक आप “प्रयास नहीं किया” न चुनें। यूपीपीएससी में सही उत्तर पर 4/3 मिलते हैं और ग़लत पर 4/9 कटते हैं। विषय चुनने वाले पेपर में विराम है, कुछ खंड खुले रहते हैं और उत्तरों की सीमा है; वह किसी आयोग का पैटर्न नहीं है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'free',
  },
  tests: [
    {
      ...common,
      id: 'tst_uppsc-gs-1',
      presetVersionId: 'pre_uppsc-gs-1_v1',
      code: 'UPPSC-GS-M1',
      title: { en: 'UPPSC General Studies 1: short mock', hi: 'यूपीपीएससी सामान्य अध्ययन 1: छोटा मॉक' },
      durationMinutes: 12,
      sections: [
        {
          presetSectionId: 'gs',
          questions: codesFrom('sp', 1, 15),
        },
      ],
    },
    {
      ...common,
      id: 'tst_rpsc-ras-1',
      presetVersionId: 'pre_rpsc-ras-prelims_v1',
      code: 'RPSC-RAS-M1',
      title: { en: 'RPSC RAS Prelims: short mock', hi: 'आरपीएससी आरएएस प्रारंभिक परीक्षा: छोटा मॉक' },
      durationMinutes: 24,
      sections: [
        {
          presetSectionId: 'gk',
          questions: codesFrom('sp', 16, 20),
        },
      ],
    },
    {
      ...common,
      id: 'tst_state-subjects-1',
      presetVersionId: 'pre_state-subjects_v1',
      code: 'STATE-SUB-1',
      title: { en: 'Two subjects of your choice: short practice paper', hi: 'अपनी पसंद के दो विषय: छोटा अभ्यास पेपर' },
      durationMinutes: 25,
      sections: [
        {
          presetSectionId: 'general',
          minutes: 7,
          questions: [...codes('bio', 18, 5, 22), ...codes('phy', 23, 11, 24), ...codes('che', 7), ...codes('gkn', 38)],
        },
        {
          presetSectionId: 'reasoning',
          minutes: 6,
          questions: [...codes('rea', 20, 18, 16), ...codes('apt', 11, 35, 15)],
        },
        {
          presetSectionId: 'mathematics',
          minutes: 6,
          questions: codes('mat', 21, 25, 10, 4, 11, 42),
        },
        {
          presetSectionId: 'biology',
          minutes: 6,
          questions: codes('bio', 21, 12, 23, 4, 9, 8),
        },
        {
          presetSectionId: 'physics',
          minutes: 6,
          questions: codes('phy', 1, 15, 10, 9, 13, 2),
        },
      ],
    },
  ],
}
