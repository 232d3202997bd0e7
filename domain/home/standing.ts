import type { HomeOfStudent } from './contract.ts'

type Steps = Pick<HomeOfStudent, 'running' | 'continues' | 'quiz' | 'revision' | 'streak'> & { hasAttempts: boolean }

/** `newcomer` has done nothing yet, `done` has nothing left to do today. */
export type Standing = 'newcomer' | 'busy' | 'done'

/** The steps of the home page of which one is its main action, the most urgent first. */
export type MainStep = 'running' | 'continue' | 'quiz' | 'cards' | 'next'

const hasQuiz = ({ quiz }: Pick<Steps, 'quiz'>): boolean => quiz !== null && quiz.state.is !== 'done'
const hasCards = ({ revision }: Pick<Steps, 'revision'>): boolean => revision !== null && revision.due > 0

/** A series is work of weeks, which leaves a day as done. */
const hasLeft = ({ continues }: Pick<Steps, 'continues'>): boolean => continues.some(({ kind }) => kind !== 'series')

/** A part that could not be read (null) makes nobody a newcomer. */
export const standingOf = (steps: Steps): Standing => {
  const { running, continues, revision, streak, hasAttempts } = steps
  const isNew =
    !hasAttempts && continues.length === 0 && revision?.total === 0 && streak !== null && streak.practised.length === 0
  if (isNew) return 'newcomer'
  return running.length > 0 || hasLeft(steps) || hasQuiz(steps) || hasCards(steps) ? 'busy' : 'done'
}

/** The step that stands out; a newcomer begins with a test. */
export const mainStep = (steps: Omit<Steps, 'hasAttempts'> & { standing: Standing }): MainStep => {
  if (steps.running.length > 0) return 'running'
  if (steps.standing === 'newcomer') return 'next'
  if (steps.continues.length > 0) return 'continue'
  if (hasQuiz(steps)) return 'quiz'
  return hasCards(steps) ? 'cards' : 'next'
}
