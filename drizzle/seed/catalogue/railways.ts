import { offlineFaq, retakeFaq } from './faq.ts'
import { codesFrom, practice, type SeedGroup } from './shapes.ts'

const common = {
  seriesId: 'ser_rrb-ntpc',
  examId: 'exm_railways',
  presetVersionId: 'pre_rrb-ntpc-1_v1',
  kind: 'full',
  access: 'free',
  durationMinutes: 18,
  ...practice,
} as const

export const rrbNtpc: SeedGroup = {
  series: {
    id: 'ser_rrb-ntpc',
    examId: 'exm_railways',
    title: { en: 'RRB NTPC CBT 1: mock tests', hi: 'आरआरबी एनटीपीसी सीबीटी 1: मॉक टेस्ट' },
    summary: {
      en: 'Awareness, mathematics and reasoning at the pace of the exam: less than a minute a question, +1 and −1/3.',
      hi: 'सामान्य ज्ञान, गणित और तर्कशक्ति परीक्षा की रफ़्तार से: हर प्रश्न पर एक मिनट से कम, +1 और −1/3।',
    },
    description: {
      en: 'Twenty questions in 18 minutes, shared among the three sections as in the exam, with one clock for all of them. Your result shows at once whether you are over the minimum of your category.',
      hi: '18 मिनट में बीस प्रश्न, परीक्षा की तरह तीन खंडों में बँटे हुए, सबकी घड़ी एक। परिणाम तुरंत बताता है कि आप अपनी श्रेणी के न्यूनतम अंकों से ऊपर हैं या नहीं।',
    },
    faq: [retakeFaq, offlineFaq],
    access: 'free',
  },
  tests: [
    {
      ...common,
      id: 'tst_rrb-ntpc-1',
      code: 'RRB-NTPC-M1',
      title: { en: 'RRB NTPC CBT 1: short mock 1', hi: 'आरआरबी एनटीपीसी सीबीटी 1: छोटा मॉक 1' },
      sections: [
        { presetSectionId: 'awareness', questions: codesFrom('sr', 1, 8) },
        { presetSectionId: 'mathematics', questions: codesFrom('sr', 9, 6) },
        { presetSectionId: 'reasoning', questions: codesFrom('sr', 15, 6) },
      ],
    },
  ],
}
