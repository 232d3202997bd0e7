import { lifeOf } from '../../domain/attempts/states.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import type { QuizToday } from '../../domain/current-affairs/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import { paths } from '../../domain/paths.ts'
import type { Services } from '../platform/context.ts'
import { findNewestQuiz } from './quiz-today.store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findNewestQuiz>>>

/** Score that the student may see; null while it is not released, or where the result was taken out of the count. */
const shownUnits = ({ units, validity, release, closesAt }: Found, now: number): number | null => {
  const from = releasedFrom(release, { closesAt })
  const isTakenOut = validity === 'invalidated' || validity === 'withdrawn'
  return !isTakenOut && (from === null || now >= from) ? units : null
}

const stateOf = (found: Found, now: number): QuizToday['state'] => {
  const life = found.state && lifeOf(found.state)
  if (life === 'open') return { is: 'open' }
  return life === 'finished' ? { is: 'done', units: shownUnits(found, now) } : { is: 'new' }
}

/** Newest quiz that is open, with a student's own state; null where there is none. One read. */
export const quizToday = async (services: Services, userId: string | null): Promise<QuizToday | null> => {
  const now = services.now()
  const today = dateInIndia(now)
  const found = await findNewestQuiz(services.db, { until: today, now, userId })
  if (!found) return null
  const { date, testId, isSample, title, questionCount, durationMs, maxUnits } = found
  const state = stateOf(found, now)
  return {
    date,
    isToday: date === today,
    testId,
    path: state.is === 'done' ? paths.testResult(testId) : paths.test(testId),
    title,
    isSample,
    questionCount,
    durationMs,
    maxUnits,
    state,
  }
}
