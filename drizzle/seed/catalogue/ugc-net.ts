import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, codesFrom, practice, type SeedGroup } from './shapes.ts'

export const ugcNet: SeedGroup = {
  series: {
    id: 'ser_ugc-net',
    examId: 'exm_ugc-net',
    title: { en: 'UGC-NET: both papers in short form', hi: 'यूजीसी-नेट: दोनों पेपर छोटे रूप में' },
    summary: {
      en: 'Two papers on one clock, +2 and no penalty. An answer left marked for review earns nothing.',
      hi: 'एक घड़ी पर दो पेपर, +2 और कोई कटौती नहीं। दोबारा देखने के लिए चिह्नित छोड़े गए उत्तर पर अंक नहीं मिलते।',
    },
    description: {
      en: 'Nothing is lost by a wrong answer, but much by a mark for review that you forget: take it off before the time is over. The first paper asks for reading, data and reasoning; the second here is on geography and environment.',
      hi: 'ग़लत उत्तर से कुछ नहीं जाता, पर भूले हुए “दोबारा देखें” से बहुत जाता है: समय पूरा होने से पहले उसे हटा लें। पहला पेपर पढ़ने, आँकड़ों और तर्क का है; दूसरा यहाँ भूगोल और पर्यावरण का।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'free',
  },
  tests: [
    {
      id: 'tst_ugc-net-1',
      seriesId: 'ser_ugc-net',
      examId: 'exm_ugc-net',
      presetVersionId: 'pre_ugc-net_v1',
      code: 'UGC-NET-M1',
      title: { en: 'UGC-NET: short mock 1', hi: 'यूजीसी-नेट: छोटा मॉक 1' },
      kind: 'full',
      access: 'free',
      durationMinutes: 24,
      ...practice,
      sections: [
        {
          presetSectionId: 'paper-1',
          questions: codesFrom('un', 1, 10),
        },
        {
          presetSectionId: 'paper-2',
          title: { en: 'Paper 2: geography and environment', hi: 'पेपर 2: भूगोल और पर्यावरण' },
          questions: codes('gkn', 34, 45, 16, 32, 40, 52, 60),
        },
      ],
    },
  ],
}
