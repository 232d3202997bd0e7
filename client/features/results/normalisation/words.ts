import type { NormalisationRule, RuleSteps } from '../../../../domain/results/normalisation/index.ts'
import type { useTranslation } from '../../../i18n/use-translation.ts'

/** Texts and formats shared by the steps. */
export type ShiftWords = {
  t: ReturnType<typeof useTranslation<'normalisation'>>['t']
  /** Number of a shift, its place in the group. */
  numberOf: (shiftId: string) => number
}

export type StepsOf<Rule extends NormalisationRule> = Extract<RuleSteps, { rule: Rule }>

/** Rank over all shifts, with the names of the tie-break rules. */
export type ShiftRank = {
  above: number
  equal: number
  tiedAbove: number
  of: number
  rank: number
  ties: string[]
}
