import type { Bilingual } from '../../../domain/questions/text.ts'
import { seedAffairs } from '../current-affairs/index.ts'
import { codes, practice, type SeedTest } from './shapes.ts'

/** The quiz of a day before seeding (0 is the day itself); `events` are the codes of its current-affairs items. */
export type SeedQuiz = { id: string; code: string; daysAgo: number; questions: string[]; events: string[] }

/** In no series: each belongs to a day. */
export const dailyQuizzes: SeedQuiz[] = [
  {
    id: 'tst_daily-quiz-1',
    code: 'DAILY-1',
    daysAgo: 0,
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
    daysAgo: 1,
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
]

const dateOf = new Map(seedAffairs.map(({ code, eventDate }) => [code, eventDate]))

/** First and last year of the events; throws RangeError for an unknown event. */
const periodOf = (events: readonly string[]): [first: string, last: string] => {
  const years = events.map((event) => {
    const date = dateOf.get(event)
    if (!date) throw new RangeError(`No current affair ${event}`)
    return date.slice(0, 4)
  })
  years.sort()
  return [years[0] ?? '', years.at(-1) ?? '']
}

const titleOf = (events: readonly string[]): Bilingual => {
  const [first, last] = periodOf(events)
  return {
    en: `Sample quiz: current affairs of ${first} to ${last}`,
    hi: `नमूना क्विज़: ${first} से ${last} तक के करेंट अफ़ेयर्स`,
  }
}

/** The test of a quiz. */
export const testOfQuiz = ({ id, code, questions, events }: SeedQuiz): SeedTest => ({
  id,
  code,
  seriesId: null,
  examId: 'exm_ssc',
  presetVersionId: 'pre_daily-quiz_v1',
  title: titleOf(events),
  kind: 'daily_quiz',
  access: 'free',
  durationMinutes: 8,
  ...practice,
  sections: [{ presetSectionId: 'news', questions }],
})
