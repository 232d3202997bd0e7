import type { AttemptAnalysis } from '../../../domain/results/analysis/contract.ts'
import type { AttemptEvidence } from '../../../domain/results/evidence.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'
import type { ResultOutcome } from './result-page.tsx'
import type { ResultSummary } from './result-summary.ts'

/** Outcome with the whole analysis, from which the page shows a summary. */
type LoadedOutcome = Exclude<ResultOutcome, ResultSummary> | AttemptAnalysis

/** Loader data of the result page; `shownAttempt` is the attempt that it belongs to. */
type ShownResult = { outcome: LoadedOutcome; evidence: AttemptEvidence | null; shownAttempt: string | null }

/** Result and evidence of an attempt. Throws 404 where it is not this student's. */
export const readOutcome = async (api: Api, attemptId: string): Promise<ShownResult> => {
  const [outcome, evidence] = await Promise.all([outcomeOf(api, attemptId), evidenceOf(api, attemptId)])
  if (outcome instanceof ApiError) {
    if (!evidence) throw outcome
    return { outcome: outcomeWithoutResult(evidence), evidence, shownAttempt: attemptId }
  }
  return { outcome, evidence: evidence && withResultNumbers(outcome, evidence), shownAttempt: attemptId }
}

/** Numbers evidence as the released result does: over every question of the paper, sections not taken included. */
const withResultNumbers = (outcome: LoadedOutcome, evidence: AttemptEvidence): AttemptEvidence => {
  if (outcome.state !== 'released') return evidence
  const numberOf = new Map(outcome.questions.map(({ questionId, number }) => [questionId, number]))
  const items = evidence.items.map((item) => ({ ...item, number: numberOf.get(item.questionId) ?? item.number }))
  return { ...evidence, items }
}

/** Outcome of an own attempt without a result: absent when it is over (no answers, or reset), none while it runs. */
const outcomeWithoutResult = ({ closed }: AttemptEvidence): LoadedOutcome => ({ state: closed ? 'absent' : 'none' })

/** True when an unscored attempt has something to show beyond "no result". */
const hasSomethingToShow = ({ outcome: { state }, evidence }: ShownResult): boolean =>
  state === 'absent' ? evidence !== null && evidence.items.length > 0 : state !== 'none'

/**
 * Newest attempt of a test, or the newest scored one where that has nothing to show. `scored` is newest first and does
 * not hold attempts that are still being counted.
 */
export const readNewest = async (
  api: Api,
  newest: string | null,
  scored: readonly { attemptId: string }[],
): Promise<ShownResult> => {
  const [latest] = scored
  if (newest !== null && scored.every(({ attemptId }) => attemptId !== newest)) {
    const shown = await readOutcome(api, newest)
    if (!latest || hasSomethingToShow(shown)) return shown
  }
  return latest
    ? readOutcome(api, latest.attemptId)
    : { outcome: { state: 'none' }, evidence: null, shownAttempt: null }
}

const instant = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Returns the 404 as a value: an own attempt without a result answers 404 too. */
const outcomeOf = async (api: Api, attemptId: string): Promise<LoadedOutcome | ApiError> => {
  try {
    return await unwrap(api.attempts[':attemptId'].analysis.$get({ param: { attemptId } }))
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

/** Null where the attempt object is missing or unreachable; the result is shown all the same. */
const evidenceOf = async (api: Api, attemptId: string): Promise<AttemptEvidence | null> => {
  try {
    return await unwrap(api.attempts[':attemptId'].evidence.$get({ param: { attemptId } }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
