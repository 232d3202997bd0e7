import type { Bilingual } from '../../../domain/questions/text.ts'
import { codes, practice, type SeedTest } from './shapes.ts'

/** The quiz of a day before the seeding; 0 is the day itself. */
export type SeedQuiz = { id: string; code: string; daysAgo: number; questions: string[] }

/** In no series: each belongs to its day. */
export const dailyQuizzes: SeedQuiz[] = [
  { id: 'tst_daily-quiz-1', code: 'DAILY-1', daysAgo: 0, questions: codes('caf', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
  {
    id: 'tst_daily-quiz-2',
    code: 'DAILY-2',
    daysAgo: 1,
    questions: codes('caf', 11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
  },
]

const titleOn = (day: string): Bilingual => {
  const written = day.split('-').toReversed().join('-')
  return { en: `Daily quiz: current affairs, ${written}`, hi: `रोज़ का क्विज़: करेंट अफ़ेयर्स, ${written}` }
}

/** The test of a quiz on its day, `YYYY-MM-DD`. */
export const quizOfDay = ({ id, code, questions }: SeedQuiz, day: string): SeedTest => ({
  id,
  code,
  seriesId: null,
  examId: 'exm_ssc',
  presetVersionId: 'pre_daily-quiz_v1',
  title: titleOn(day),
  kind: 'daily_quiz',
  access: 'free',
  durationMinutes: 8,
  ...practice,
  sections: [{ presetSectionId: 'news', questions }],
})
