import type { Answer, Response, ResponseEvent, SyncAck } from '../../../../domain/attempts/contract.ts'
import { sameAnswer } from '../../../../domain/attempts/journal-merge.ts'

/**
 * The questions whose last answer the server keeps without counting it, since its section was not running. One that says
 * the same as what counts is none: a page notes the time spent on a question, too, and nothing is lost by that.
 */
export const createUncounted = (responses: readonly Response[]) => {
  const counted = new Map<string, Answer>(responses.map(({ questionId, answer }) => [questionId, answer]))
  const uncounted = new Set<string>()
  return {
    /** Takes in what an acknowledgement says of a batch; tells whether the number is another now. */
    heard(batch: readonly ResponseEvent[], ack: Pick<SyncAck, 'ackSeq' | 'uncounted'>): boolean {
      const before = uncounted.size
      const refused = new Set(ack.uncounted?.map(({ seq }) => seq))
      for (const { seq, questionId, answer } of batch) {
        if (seq > ack.ackSeq) break
        if (!refused.has(seq)) {
          counted.set(questionId, answer)
          uncounted.delete(questionId)
        } else if (!sameAnswer(answer, counted.get(questionId) ?? null)) uncounted.add(questionId)
      }
      return uncounted.size !== before
    },
    count: () => uncounted.size,
  }
}
