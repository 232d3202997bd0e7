import { codes, practice, type SeedTest } from './shapes.ts'

/** Ten questions for everyone, in no series. */
export const demoTest: SeedTest = {
  id: 'tst_demo',
  seriesId: null,
  examId: 'exm_ssc',
  presetVersionId: 'pre_demo_v1',
  code: 'DEMO',
  title: { en: 'Demo test: ten questions of every kind', hi: 'डेमो टेस्ट: हर तरह के दस प्रश्न' },
  kind: 'demo',
  access: 'free',
  durationMinutes: 10,
  ...practice,
  sections: [
    {
      presetSectionId: 'first',
      title: { en: 'Reasoning and numbers', hi: 'तर्कशक्ति और अंक' },
      questions: [...codes('rea', 7, 6, 32), ...codes('apt', 9, 37)],
    },
    {
      presetSectionId: 'second',
      title: { en: 'Knowledge', hi: 'सामान्य ज्ञान' },
      questions: codes('gkn', 8, 18, 23, 28, 41),
    },
  ],
}
