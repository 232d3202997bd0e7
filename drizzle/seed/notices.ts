import type { Bilingual } from '../../domain/questions/text.ts'

/** Jobs that the student of the demo has saved. */
export const savedJobs = ['job_sample-clerks', 'job_sample-postal-workers', 'job_sample-railway-trackmen'] as const

/** First notice of the student of the demo: it says what the others are. */
export const demoNotice: { title: Bilingual; text: Bilingual; action: Bilingual } = {
  title: { en: 'This is a demo account', hi: 'यह डेमो खाता है' },
  text: {
    en: 'Its tests, jobs and results are samples. Students get notifications like these.',
    hi: 'इसके टेस्ट, नौकरियाँ और परिणाम नमूने हैं। विद्यार्थियों को ऐसे ही नोटिफ़िकेशन मिलते हैं।',
  },
  action: { en: 'See the tests', hi: 'टेस्ट देखें' },
}

/** Job of these whose last date was extended. */
export const extendedJob = savedJobs[0]

/** Test that the student of the demo has taken. */
export const takenTest = 'tst_ssc-cgl-shift-1'

/** Exam whose newest tests one notice names. */
export const newFor = { slug: 'ssc', name: { en: 'SSC', hi: 'एसएससी' } } as const
