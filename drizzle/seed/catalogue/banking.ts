import { offlineFaq, retakeFaq } from './faq.ts'
import { codesFrom, practice, type SeedGroup, type SeedSection } from './shapes.ts'

/** The three sections in order, eight minutes each. */
const sections = (english: string[], aptitude: string[], reasoning: string[]): SeedSection[] => [
  { presetSectionId: 'english', minutes: 8, questions: english },
  { presetSectionId: 'aptitude', minutes: 8, questions: aptitude },
  { presetSectionId: 'reasoning', minutes: 8, questions: reasoning },
]

const common = {
  seriesId: 'ser_bank-po-prelims',
  examId: 'exm_banking',
  kind: 'full',
  durationMinutes: 24,
  ...practice,
} as const

export const bankPo: SeedGroup = {
  series: {
    id: 'ser_bank-po-prelims',
    examId: 'exm_banking',
    title: { en: 'Bank PO Prelims: IBPS and SBI', hi: 'बैंक पीओ प्रीलिम्स: आईबीपीएस और एसबीआई' },
    summary: {
      en: 'English, aptitude and reasoning, each on its own clock, with reading sets, data sets and puzzles.',
      hi: 'अंग्रेज़ी, अभियोग्यता और तर्कशक्ति, हर एक अपनी घड़ी पर: गद्यांश, आँकड़े और पहेलियाँ।',
    },
    description: {
      en: 'Three sections follow each other, and none lends its time to another. Each mock has a passage to read, a set of data to work out and a seating or a puzzle to solve. Marks are those of the exam, and a wrong answer costs a quarter of the marks of its question. The first mock is free.',
      hi: 'तीन खंड एक के बाद एक आते हैं और कोई अपना समय दूसरे को नहीं देता। हर मॉक में पढ़ने को एक गद्यांश, हल करने को आँकड़ों का एक सेट और बैठक-व्यवस्था या पहेली है। अंक परीक्षा वाले ही हैं, और ग़लत उत्तर पर उस प्रश्न के अंकों का एक चौथाई कटता है। पहला मॉक मुफ़्त है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'paid',
  },
  tests: [
    {
      ...common,
      id: 'tst_ibps-po-1',
      presetVersionId: 'pre_ibps-po-prelims_v2',
      code: 'IBPS-PO-M1',
      title: { en: 'IBPS PO Prelims: short mock 1', hi: 'आईबीपीएस पीओ प्रीलिम्स: छोटा मॉक 1' },
      access: 'free',
      sections: sections(codesFrom('sb', 1, 8), codesFrom('sb', 9, 8), codesFrom('sb', 17, 8)),
    },
    {
      ...common,
      id: 'tst_sbi-po-1',
      presetVersionId: 'pre_sbi-po-prelims_v1',
      code: 'SBI-PO-M1',
      title: { en: 'SBI PO Prelims: short mock 1', hi: 'एसबीआई पीओ प्रीलिम्स: छोटा मॉक 1' },
      access: 'series',
      sections: sections(codesFrom('sb', 25, 8), codesFrom('sb', 33, 8), codesFrom('sb', 41, 8)),
    },
  ],
}

export const bankMains: SeedGroup = {
  series: {
    id: 'ser_bank-mains-awareness',
    examId: 'exm_banking',
    title: { en: 'Bank mains: general awareness', hi: 'बैंक मेन्स: सामान्य जागरूकता' },
    summary: {
      en: 'The section that the prelims leave out: banking, economy and the events of the last years.',
      hi: 'वह खंड जो प्रीलिम्स में नहीं होता: बैंकिंग, अर्थव्यवस्था और पिछले वर्षों की घटनाएँ।',
    },
    description: {
      en: 'Prelims of banks ask no general knowledge; the main examination asks 35 questions of it in 25 minutes. This short test has twenty of that kind at the same pace, half of them on dated events. Marks are those of the exam, and a wrong answer costs a quarter of the marks of its question.',
      hi: 'बैंकों के प्रीलिम्स में सामान्य ज्ञान नहीं पूछा जाता; मुख्य परीक्षा में इसके 35 प्रश्न 25 मिनट में आते हैं। इस छोटे टेस्ट में वैसे ही बीस प्रश्न उसी रफ़्तार से हैं, जिनमें से आधे निश्चित तारीख़ की घटनाओं पर हैं। अंक परीक्षा वाले ही हैं, और ग़लत उत्तर पर उस प्रश्न के अंकों का एक चौथाई कटता है।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'free',
  },
  tests: [
    {
      id: 'tst_bank-awareness-1',
      seriesId: 'ser_bank-mains-awareness',
      examId: 'exm_banking',
      presetVersionId: 'pre_ibps-po-mains-awareness_v1',
      code: 'BANK-GA-1',
      title: { en: 'Banking and economy awareness: short test', hi: 'बैंकिंग और अर्थव्यवस्था जागरूकता: छोटा टेस्ट' },
      kind: 'sectional',
      access: 'free',
      durationMinutes: 14,
      ...practice,
      sections: [{ presetSectionId: 'awareness', questions: codesFrom('sb', 49, 20) }],
    },
  ],
}
