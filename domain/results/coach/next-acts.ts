import type { MarkingClass } from './break-even.ts'
import { leastOfLevel, type Calibration } from './calibration.ts'
import type { Replay, Threshold } from './replay.ts'

/** A wrong answer that was called sure; `number` from 1 in the paper. */
export type SureMistake = { questionId: string; number: number }

/**
 * A next act of the coach. `leave` and `keep` are about answers below a threshold, `reasons` leads to solutions of sure
 * mistakes, `eliminate` says how many options must be left before a guess pays, `tap` switches certainty on, `sit`
 * takes a test.
 */
export type CoachAct =
  | { act: 'leave' | 'keep'; threshold: Exclude<Threshold, 'none'>; units: number }
  | { act: 'reasons' }
  | { act: 'eliminate'; from: number; left: number }
  | { act: 'tap' }
  | { act: 'sit'; missing: number }

/** Share of right answers that "sure" stands for: below it being sure does not pay in practice either. */
const sureShare = 0.8
const mostActs = 3

type Known = {
  classes: readonly MarkingClass[]
  replay: Replay
  calibration: Calibration
  certainty: boolean
  sureMistakes: readonly SureMistake[]
}

const thresholdAct = ({ rows }: Replay): CoachAct[] => {
  const [best] = rows.filter(({ verdict }) => verdict === 'skip').toSorted((one, other) => other.gain - one.gain)
  if (best && best.threshold !== 'none' && best.gain > 0)
    return [{ act: 'leave', threshold: best.threshold, units: best.gain }]
  const kept = rows.findLast(({ verdict, gain }) => verdict === 'answer' && gain < 0)
  return kept && kept.threshold !== 'none' ? [{ act: 'keep', threshold: kept.threshold, units: 0 - kept.gain }] : []
}

const reasonsAct = ({ calibration, sureMistakes }: Known): CoachAct[] => {
  const sure = calibration.rows.find(({ certainty }) => certainty === 'sure')
  const isOver = sure !== undefined && sure.answers >= leastOfLevel && sure.share < sureShare
  return isOver && sureMistakes.length > 0 ? [{ act: 'reasons' }] : []
}

/** The largest group in which a blind guess does not pay and one among fewer options does. */
const eliminateAct = (classes: readonly MarkingClass[]): CoachAct[] => {
  for (const { eliminations } of classes) {
    const [blind] = eliminations
    const paying = eliminations.find(({ marks }) => marks.over > 0)
    if (blind && paying && blind.left > paying.left) return [{ act: 'eliminate', from: blind.left, left: paying.left }]
  }
  return []
}

/** The next acts of the coach, the most useful first, at most three. */
export const coachActs = (known: Known): CoachAct[] => {
  const { replay, certainty, classes } = known
  const acts: CoachAct[] = [
    ...thresholdAct(replay),
    ...reasonsAct(known),
    ...eliminateAct(classes),
    ...(certainty ? [] : [{ act: 'tap' } as const]),
    { act: 'sit', missing: replay.missing },
  ]
  return acts.slice(0, mostActs)
}
