import type { ChallengeState } from '../../../domain/challenges/states.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'

/** States of the student's challenges by question, without withdrawn ones. `isOpen`: keys can still be challenged. */
export type ChallengeStates = { isOpen: boolean; states: Record<string, Exclude<ChallengeState, 'withdrawn'>> }

/** Null where they cannot be read: the result is shown all the same. */
export const readChallengeStates = async (api: Api, attemptId: string): Promise<ChallengeStates | null> => {
  try {
    const { items, until, serverNow } = await unwrap(
      api.attempts[':attemptId'].challenges.$get({ param: { attemptId } }),
    )
    // The newest of a question comes first, and stays.
    const states = items
      .toReversed()
      .flatMap(({ questionId, state }) => (state === 'withdrawn' ? [] : [[questionId, state] as const]))
    return { isOpen: serverNow < until, states: Object.fromEntries(states) }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
