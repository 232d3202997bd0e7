import { anyQuestions } from '../../domain/revision/any-questions.ts'
import type { DeckSettings } from '../../domain/revision/contract.ts'
import type { StartPractice } from '../../domain/revision/practice.ts'

/** Practice of the demo's student: `answers` of its questions are answered, the rest is left open. */
export type DemoPractice = { minutesAgo: number; start: StartPractice; answers: number; isFinished: boolean }

const day = 24 * 60

const quiz = (mode: 'tutor' | 'timed', subjects: string[]): StartPractice => ({
  mode,
  source: { from: 'choices', ...anyQuestions, subjects, pool: 'all' },
})
const cards: StartPractice = { mode: 'revision', source: { from: 'cards' } }

/** Oldest first: quizzes, sittings of revision on three days, and a quiz begun two hours ago. */
export const demoPractice: readonly DemoPractice[] = [
  { minutesAgo: 20 * day, start: quiz('tutor', []), answers: 10, isFinished: true },
  { minutesAgo: 12 * day, start: quiz('timed', []), answers: 10, isFinished: true },
  { minutesAgo: 3 * day, start: cards, answers: 12, isFinished: true },
  { minutesAgo: 2 * day, start: cards, answers: 12, isFinished: true },
  { minutesAgo: day, start: cards, answers: 12, isFinished: true },
  { minutesAgo: 120, start: quiz('tutor', []), answers: 3, isFinished: false },
]

/** `examInDays`: days from the seeding to the exam. */
export const demoSettings: Omit<DeckSettings, 'examDate'> & { examInDays: number } = {
  examInDays: 75,
  dailyCap: 15,
  certainty: true,
}

/** Notes on the first questions practised; samples. */
export const demoNotes: readonly string[] = [
  'Sample note: I read the word "not" too quickly here. Underline it first.',
  'नमूना नोट: पहले विकल्प हटाओ, फिर हिसाब करो।',
  'Sample note: turn the percentage into a fraction before dividing.',
]
