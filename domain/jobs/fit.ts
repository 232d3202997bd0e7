import type {
  Candidate,
  EligibilityAnswer,
  EligibilityCheck,
  EligibilityReason,
  EligibilityVerdict,
  PostVerdict,
} from './eligibility.ts'

/** Verdict of a job in a list, with the first reason or the first point to check of its nearest post. */
export type JobFit =
  | { answer: 'eligible' }
  | { answer: 'not'; reason: EligibilityReason; more: boolean }
  | { answer: 'check'; check: EligibilityCheck; more: boolean }

/** True when the profile states something by which jobs are judged. */
export const canBeJudged = ({ birthDate, category, qualification, state }: Candidate): boolean =>
  [birthDate, category, qualification, state].some((value) => value !== null)

/** Post of an answer with the fewest findings; the first of equals. */
const nearest = ({ posts }: EligibilityVerdict, answer: EligibilityAnswer): PostVerdict | undefined =>
  posts
    .filter((post) => post.answer === answer)
    .toSorted((one, other) => one.reasons.length + one.checks.length - other.reasons.length - other.checks.length)[0]

/** A missing field comes first: the student can fill it at once. */
const firstCheck = (checks: readonly EligibilityCheck[]): EligibilityCheck | undefined =>
  checks.find(({ check }) => check === 'missing') ?? checks[0]

export const fitOf = (verdict: EligibilityVerdict): JobFit | null => {
  if (verdict.answer === 'eligible') return { answer: 'eligible' }
  const post = nearest(verdict, verdict.answer)
  if (verdict.answer === 'not') {
    const [reason, ...others] = post?.reasons ?? []
    return reason ? { answer: 'not', reason, more: others.length > 0 } : null
  }
  const check = firstCheck(post?.checks ?? [])
  return check ? { answer: 'check', check, more: (post?.checks.length ?? 0) > 1 } : null
}
