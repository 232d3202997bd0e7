import type { Bilingual } from '../../questions/text.ts'
import type { NormalisationRule, NormalisationSteps } from './index.ts'

/** GET /api/attempts/:attemptId/normalised: how one student's score became the normalised one. Marks in units of 1/180. */
export type NormalisedResult = {
  attemptId: string
  title: Bilingual
  rule: NormalisationRule
  units: number
  /** The test is the shift: in the order they were held. */
  shifts: { id: string; title: Bilingual; own: boolean }[]
  outcome:
    /** Not computed yet. */
    | { state: 'waiting' }
    /** A practice attempt, or one that was taken out of the ranking. */
    | { state: 'not_counted' }
    /** It came after the computation; the next takes it along. */
    | { state: 'too_late'; computedAt: number }
    | ({ state: 'computed'; computedAt: number } & NormalisationSteps)
}
