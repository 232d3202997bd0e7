import type { Bilingual } from '../../questions/text.ts'
import type { PaperSection } from '../../attempts/contract.ts'
import type { TieRule } from '../contract.ts'
import type { NormalisationRule, NormalisationSteps } from './index.ts'

/** Rank of the student over all shifts. */
type RankedSteps = {
  /** Students of the same normalised score that the tie-breaks put above. */
  tiedAbove: number
  tieRules: TieRule[]
  rank: number
  /** Students of the demo data among all. */
  synthetic: number
}

/**
 * GET /api/attempts/:attemptId/normalised: every step from a student's score to the normalised one. Marks in units
 * (domain/results/marks.ts).
 */
export type NormalisedResult = {
  attemptId: string
  title: Bilingual
  rule: NormalisationRule
  units: number
  /** Sections of the student's paper, for the rules that name them. */
  sections: Pick<PaperSection, 'id' | 'title'>[]
  /** Shifts of the group in the order they were held; each is a test. */
  shifts: { id: string; title: Bilingual; own: boolean }[]
  outcome:
    /** Not computed yet. */
    | { state: 'waiting' }
    /** A practice attempt, or one that was taken out of the ranking. */
    | { state: 'not_counted' }
    /** Scored after the computation; the next one includes it. */
    | { state: 'too_late'; computedAt: number }
    | ({ state: 'computed'; computedAt: number } & Extract<NormalisationSteps, { refused: object }>)
    | ({ state: 'computed'; computedAt: number } & Extract<NormalisationSteps, { refused: null }> & RankedSteps)
}
