import type { Answer, Response, ResponseEvent, SyncAck } from '../../../../domain/attempts/contract.ts'
import { sameAnswer } from '../../../../domain/questions/kinds/entered.ts'
import type { Uncounted } from '../../../../domain/attempts/judging.ts'

/**
 * Tracks the questions whose last answer the server keeps without counting it, with the reason. An answer equal to the
 * counted one is left out: such events only carry the time spent.
 */
export const createUncounted = (responses: readonly Response[]) => {
  const counted = new Map<string, Answer>(responses.map(({ questionId, answer }) => [questionId, answer]))
  let uncounted: ReadonlyMap<string, Uncounted> = new Map()
  return {
    /** Applies an acknowledgement of a batch. True when the number of questions changed. */
    apply(batch: readonly ResponseEvent[], ack: Pick<SyncAck, 'ackSeq' | 'uncounted'>): boolean {
      const known = new Map(uncounted)
      const reasons = new Map(ack.uncounted?.map(({ seq, reason }) => [seq, reason]))
      for (const { seq, questionId, answer, act } of batch) {
        if (seq > ack.ackSeq) break
        if (act === 'visit' || act === 'mark') continue
        const reason = reasons.get(seq)
        if (reason === undefined) {
          counted.set(questionId, answer)
          known.delete(questionId)
        } else if (!sameAnswer(answer, counted.get(questionId) ?? null)) known.set(questionId, reason)
      }
      const hasChanged = known.size !== uncounted.size
      uncounted = known
      return hasChanged
    },
    reasons: () => uncounted,
  }
}
export type UncountedAnswers = ReturnType<typeof createUncounted>
