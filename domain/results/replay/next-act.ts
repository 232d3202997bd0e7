import type { AnswerChange, ReplayQuestion, Stall } from './contract.ts'

/**
 * Next act after a replay: to look at the longest stall, else the newest change that ended wrong, else the solutions.
 */
export type ReplayAct =
  | { kind: 'stall'; place: number; ms: number; limitMs: number }
  | { kind: 'change'; place: number }
  | { kind: 'solutions' }

export const nextReplayAct = ({
  stalls,
  changes,
  questions,
}: {
  stalls: readonly Stall[]
  changes: readonly AnswerChange[]
  questions: readonly Pick<ReplayQuestion, 'verdict'>[]
}): ReplayAct => {
  const [longest] = stalls.toSorted((one, other) => other.ms - one.ms)
  if (longest) return { kind: 'stall', place: longest.place, ms: longest.ms, limitMs: longest.limitMs }
  const changed = changes.findLast(({ place }) => questions[place]?.verdict === 'wrong')
  return changed ? { kind: 'change', place: changed.place } : { kind: 'solutions' }
}
