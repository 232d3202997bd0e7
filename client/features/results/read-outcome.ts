import type { AttemptEvidence } from '../../../domain/results/evidence.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'
import type { Outcome } from './result-page.tsx'

/** What the page shows, and of which attempt. */
export type Shown = { outcome: Outcome; evidence: AttemptEvidence | null; shownAttempt: string | null }

/** Where the result of an attempt stands, and its answers that do not count. Throws 404 where it is not this student's. */
export const readOutcome = async (api: Api, attemptId: string): Promise<Shown> => {
  const [outcome, evidence] = await Promise.all([outcomeOf(api, attemptId), evidenceOf(api, attemptId)])
  if (outcome instanceof ApiError) {
    if (!evidence) throw outcome
    return { outcome: withoutResult(evidence), evidence, shownAttempt: attemptId }
  }
  return { outcome, evidence: evidence && numberedAsIn(outcome, evidence), shownAttempt: attemptId }
}

/** A released result numbers every question of the paper, also of sections that were not taken. */
const numberedAsIn = (outcome: Outcome, evidence: AttemptEvidence): AttemptEvidence => {
  if (outcome.state !== 'released') return evidence
  const numberOf = new Map(outcome.questions.map(({ id }, index) => [id, index + 1]))
  const items = evidence.items.map((item) => ({ ...item, number: numberOf.get(item.questionId) ?? item.number }))
  return { ...evidence, items }
}

/** Of an attempt of one's own that has no result: nobody came to it, it was reset, or it is not over. */
const withoutResult = ({ closed }: AttemptEvidence): Outcome => ({ state: closed ? 'absent' : 'none' })

/** Whether an attempt that is not among the scored says more than that there is no result. */
const tellsMore = ({ outcome: { state }, evidence }: Shown): boolean =>
  state === 'absent' ? evidence !== null && evidence.items.length > 0 : state !== 'none'

/**
 * The newest attempt of a test, or where there is nothing to tell of it the newest of those with a result (`scored`, newest
 * first): one whose answers are still being counted is not among these yet.
 */
export const readNewest = async (
  api: Api,
  newest: string | null,
  scored: readonly { attemptId: string }[],
): Promise<Shown> => {
  const [latest] = scored
  if (newest !== null && scored.every(({ attemptId }) => attemptId !== newest)) {
    const shown = await readOutcome(api, newest)
    if (!latest || tellsMore(shown)) return shown
  }
  return latest
    ? readOutcome(api, latest.attemptId)
    : { outcome: { state: 'none' }, evidence: null, shownAttempt: null }
}

const instant = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The 404 of an attempt that has no result is a value here: it may be one's own all the same. */
const outcomeOf = async (api: Api, attemptId: string): Promise<Outcome | ApiError> => {
  try {
    return await unwrap(api.attempts[':attemptId'].result.$get({ param: { attemptId } }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return error
    if (!(error instanceof ApiError) || error.body.code !== 'results.not_released') throw error
    const { releaseAt, receipt, submittedAt } = error.body.details ?? {}
    return {
      state: 'not_released',
      releaseAt: instant(releaseAt),
      submittedAt: instant(submittedAt),
      receipt: typeof receipt === 'string' ? receipt : null,
    }
  }
}

/** Null where the object of the attempt is not there or cannot be asked: the result is shown all the same. */
const evidenceOf = async (api: Api, attemptId: string): Promise<AttemptEvidence | null> => {
  try {
    return await unwrap(api.attempts[':attemptId'].evidence.$get({ param: { attemptId } }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
