import type { ResponseStatus } from '../../attempts/contract.ts'
import type { Certainty } from '../../revision/certainty.ts'

/** Signs of an answer as it is given, beside its content. `ms` and `targetMs` are times on the question. */
export type GivenSigns = { status: ResponseStatus; ms: number; targetMs: number; certainty?: Certainty | undefined }

/** Below this share of the target time an answer is rapid, above `slowTimes` of it slow. */
const rapidShare = 0.1
const slowTimes = 2

/**
 * Certainty of an answer that carries no tap, by signs that were there as it was given: rapid answers are about as
 * often right as blind guesses, and an answer left marked for review or one that took long was doubted. Its verdict is
 * no sign. See docs/decisions/0092-certainty-by-signs.md.
 */
const levelBySigns = ({ status, ms, targetMs }: GivenSigns): Certainty => {
  if (ms > 0 && ms < rapidShare * targetMs) return 'guess'
  return status === 'answered_marked' || ms > slowTimes * targetMs ? 'half' : 'sure'
}

export const levelOf = (signs: GivenSigns): Certainty => signs.certainty ?? levelBySigns(signs)
