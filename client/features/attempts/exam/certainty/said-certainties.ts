import type { Answer } from '../../../../../domain/attempts/contract.ts'
import { effectiveEntry, isWritable } from '../../../../../domain/attempts/palette.ts'
import { sameAnswer } from '../../../../../domain/questions/kinds/entered.ts'
import type { Certainty } from '../../../../../domain/revision/certainty.ts'
import type { AttemptController } from '../../controller/attempt-controller.ts'
import type { Exam } from '../exam-context.ts'

/** Certainty that the student gave to an answer. It is in the journal once `isRecorded`. */
type Said = { answer: Answer; certainty: Certainty; isRecorded: boolean }

/** By opening of an attempt, because a break or a pause takes the question off the screen. */
const saidIn = new WeakMap<AttemptController, Map<string, Said>>()

const restored = ({ restored: { certainties = {}, entries } }: AttemptController): Map<string, Said> =>
  new Map(
    Object.entries(certainties).map(([questionId, certainty]) => [
      questionId,
      { answer: entries[questionId]?.answer ?? null, certainty, isRecorded: true },
    ]),
  )

export const saidCertainties = (attempt: AttemptController): Map<string, Said> => {
  const said = saidIn.get(attempt) ?? restored(attempt)
  saidIn.set(attempt, said)
  return said
}

/** Certainty of the answer on the screen; null where another one was there when it was said. */
export const certaintyOn = (attempt: AttemptController, questionId: string, shown: Answer): Certainty | null => {
  const said = saidCertainties(attempt).get(questionId)
  return said && sameAnswer(said.answer, shown) ? said.certainty : null
}

/**
 * Writes what was said to the journal once its answer is there: at once in `real_exam`, with Save & Next in
 * `official_mock`.
 */
export const recordSaid = ({ attempt, state, outline, sheet, paper, spentMs }: Exam): void => {
  if (attempt.now() >= state.deadlineAt) return
  for (const [questionId, said] of saidCertainties(attempt)) {
    const { certainty, isRecorded } = said
    const entry = effectiveEntry(paper.saveMode, sheet, questionId)
    if (isRecorded || !isWritable(outline, questionId) || !sameAnswer(entry.answer, said.answer)) continue
    said.isRecorded = true
    attempt.record({ questionId, ...entry, act: 'answer', ms: spentMs(questionId), certainty })
  }
}
