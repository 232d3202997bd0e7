import type { ExamTarget } from '../accounts/student-profile.ts'
import type { Language } from '../language.ts'
import type { TestSummary } from './contract.ts'

/** A free test with its exam and the languages of its paper. */
export type FirstTestCandidate = TestSummary & { exam: string; languages: readonly Language[] }

/** A test that is longer is no first step, minutes. */
const shortMinutes = 30

/** Fewer questions are too few for a first result. */
const enoughQuestions = 5

type Wish = { targets: readonly ExamTarget[]; medium: Language | null }

/** Reasons against a candidate, the weightiest first; lower is better. */
const ranksOf = ({ exam, languages, durationMs, questionCount }: FirstTestCandidate, wish: Wish): number[] => {
  const place = (wish.targets as readonly string[]).indexOf(exam)
  return [
    wish.medium === null || languages.includes(wish.medium) ? 0 : 1,
    durationMs <= shortMinutes * 60_000 ? 0 : 1,
    questionCount >= enoughQuestions ? 0 : 1,
    place === -1 ? wish.targets.length : place,
    durationMs,
  ]
}

const compare = (one: number[], other: number[]): number =>
  one.map((rank, index) => rank - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/**
 * The test with which a new student begins: open now and not begun, in the language of their papers, short, with enough
 * questions, of the exam that comes first among theirs. Of equal ones the first stands. Null where there is none.
 */
export const firstTest = (candidates: readonly FirstTestCandidate[], wish: Wish): FirstTestCandidate | null =>
  candidates
    .filter(({ state, mine, entitlement }) => state === 'live' && mine === null && entitlement === 'open')
    .map((test) => ({ test, ranks: ranksOf(test, wish) }))
    .reduce<{ test: FirstTestCandidate; ranks: number[] } | null>(
      (best, next) => (best === null || compare(next.ranks, best.ranks) < 0 ? next : best),
      null,
    )?.test ?? null
