import type { Bilingual } from '../../questions/text.ts'
import type { PaperSection } from '../../attempts/contract.ts'
import type { TieRule } from '../contract.ts'
import type { NormalisationRule, NormalisationSteps } from './index.ts'

/** Where the student stands over all shifts. */
type RankedSteps = {
  /** Of those with the same normalised score, how many the tie-breaks put above the student. */
  tiedAbove: number
  tieRules: TieRule[]
  rank: number
  /** How many of all are demo data. */
  synthetic: number
}

/** GET /api/attempts/:attemptId/normalised: how one student's score became the normalised one. Marks in units (domain/results/marks.ts). */
export type NormalisedResult = {
  attemptId: string
  title: Bilingual
  rule: NormalisationRule
  units: number
  /** Of the student's paper, for the rules that name them. */
  sections: Pick<PaperSection, 'id' | 'title'>[]
  /** The test is the shift: in the order they were held. */
  shifts: { id: string; title: Bilingual; own: boolean }[]
  outcome:
    /** Not computed yet. */
    | { state: 'waiting' }
    /** A practice attempt, or one that was taken out of the ranking. */
    | { state: 'not_counted' }
    /** It came after the computation; the next takes it along. */
    | { state: 'too_late'; computedAt: number }
    | ({ state: 'computed'; computedAt: number } & Extract<NormalisationSteps, { refused: object }>)
    | ({ state: 'computed'; computedAt: number } & Extract<NormalisationSteps, { refused: null }> & RankedSteps)
}
