import type { Bilingual } from '../../../domain/questions/text.ts'
import { seedAffairs } from '../current-affairs/index.ts'
import { codes, practice, type SeedTest } from './shapes.ts'

/** Sample quiz; `events` are the codes of its current-affairs items. */
export type SeedQuiz = { id: string; code: string; questions: string[]; events: string[] }

/** In no series: each belongs to the day of its last event. */
export const dailyQuizzes: SeedQuiz[] = [
  {
    id: 'tst_daily-quiz-1',
    code: 'DAILY-1',
    questions: codes('caf', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    events: [
      'chandrayaan-3-landing',
      'g20-new-delhi',
      'new-criminal-laws',
      'right-to-privacy',
      'cheetahs-at-kuno',
      'thomas-cup-2022',
      'ayushman-bharat-pmjay',
      'niti-aayog-founded',
      'aditya-l1',
    ],
  },
  {
    id: 'tst_daily-quiz-2',
    code: 'DAILY-2',
    questions: codes('caf', 11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
    events: [
      'tomb-of-sand-booker',
      'economics-prize-2019',
      'gst-rollout',
      'bank-mergers',
      'union-territories-merged',
      'first-yoga-day',
      'panchamrit-cop26',
      'nato-finland-sweden',
      'monetary-policy-committee',
      'nobel-peace-2014',
    ],
  },
  {
    id: 'tst_daily-quiz-3',
    code: 'DAILY-3',
    questions: codes('caf', 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
    events: [
      'nisar-launch',
      'labour-codes',
      'timor-leste-asean',
      'high-seas-treaty',
      'unified-pension-scheme',
      'vice-president-2025',
      'womens-world-cup-2025',
      'ramsar-patna-chhari-dhand',
      'repo-rate-cut-2025',
      'phalke-award-mohanlal',
    ],
  },
]

const dateOf = new Map(seedAffairs.map(({ code, eventDate }) => [code, eventDate]))

/** First and last day of the events; throws RangeError for an unknown event. */
const periodOf = ({ events }: SeedQuiz): [first: string, last: string] => {
  const dates = events.map((event) => {
    const date = dateOf.get(event)
    if (!date) throw new RangeError(`No current affair ${event}`)
    return date
  })
  dates.sort()
  return [dates[0] ?? '', dates.at(-1) ?? '']
}

/** Day of a quiz, `YYYY-MM-DD`. */
export const dayOfQuiz = (quiz: SeedQuiz): string => periodOf(quiz)[1]

const titleOf = (quiz: SeedQuiz): Bilingual => {
  const [first, last] = periodOf(quiz).map((date) => date.slice(0, 4))
  return {
    en: `Sample quiz: current affairs of ${first} to ${last}`,
    hi: `नमूना क्विज़: ${first} से ${last} तक के करेंट अफ़ेयर्स`,
  }
}

/** The test of a quiz. */
export const testOfQuiz = (quiz: SeedQuiz): SeedTest => ({
  id: quiz.id,
  code: quiz.code,
  seriesId: null,
  examId: 'exm_ssc',
  presetVersionId: 'pre_daily-quiz_v1',
  title: titleOf(quiz),
  kind: 'daily_quiz',
  access: 'free',
  durationMinutes: 8,
  ...practice,
  sections: [{ presetSectionId: 'news', questions: quiz.questions }],
})
