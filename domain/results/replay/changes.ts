import { setsAnswer } from '../../attempts/acts.ts'
import { sameAnswer } from '../../questions/kinds/entered.ts'
import type { Answer } from '../../attempts/contract.ts'
import type { AnswerChange, ReplayEvent } from './contract.ts'

/** Answers that were replaced or cleared, by the acts that count. */
export const changesIn = (events: readonly ReplayEvent[]): AnswerChange[] => {
  const answers = new Map<number, Answer>()
  return events.flatMap((event) => {
    const { place, at, answer, uncounted } = event
    if (uncounted !== undefined || !setsAnswer(event)) return []
    const before = answers.get(place) ?? null
    answers.set(place, answer)
    return before && !sameAnswer(before, answer) ? [{ place, at, from: before, to: answer }] : []
  })
}
